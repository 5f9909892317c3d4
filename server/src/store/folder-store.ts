import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { MAX_COPIES, listCopyNumbers, getNumberedPath } from './numbered-files.ts';
import {
  ConflictError,
  type ListedEntry,
  type ObjectStore,
  StoreUnavailableError,
  type StoredEntry,
  checkKey,
} from './object-store.ts';
import { nullIfMissing } from './null-if-missing.ts';

/**
 * A store in a folder. Writes a complete draft and then links the draft to the entry's path, so
 * that a crash leaves no incomplete entry. The link fails if the path exists, so that only one of
 * several concurrent writers succeeds, without locks. A replaced entry gets a new file with the
 * next number, because a link cannot overwrite a file.
 */
export class FolderStore implements ObjectStore {
  readonly folder: string;
  readonly pollMs: number;

  constructor(folder: string, { pollMs = 1000 }: { pollMs?: number | undefined } = {}) {
    this.folder = folder;
    this.pollMs = pollMs;
  }

  async read(key: string): Promise<StoredEntry | null> {
    return (await this.readIfChanged(key)) as StoredEntry | null;
  }

  /**
   * Throws if the folder is unreadable. A missing folder is no error, because it means that the
   * entry is missing.
   */
  async readIfChanged(key: string, tag?: string): Promise<StoredEntry | 'unchanged' | null> {
    const path = this.getPath(key);
    try {
      return await readLatest(path, tag);
    } catch (cause) {
      throw new StoreUnavailableError(this.folder, cause);
    }
  }

  describeEntry(key: string, tag: string): { location: string; remedy: string } {
    return {
      location: getNumberedPath(this.getPath(key), Number(tag)),
      remedy:
        tag === '1'
          ? 'Replace it by a copy of its former content.'
          : 'Remove that file, and the one before it counts again.',
    };
  }

  async create(key: string, body: Uint8Array): Promise<string> {
    if ((await listCopyNumbers(this.getPath(key))).length > 0) throw new ConflictError(key);
    return this.write(key, body, 1);
  }

  async replace(key: string, body: Uint8Array, tag: string): Promise<string> {
    const path = this.getPath(key);
    if (String((await listCopyNumbers(path)).at(-1)) !== tag) throw new ConflictError(key);
    const nextNumber = Number(tag) + 1;
    const newTag = await this.write(key, body, nextNumber);
    const oldNumbers = (await listCopyNumbers(path)).filter(
      (copyNumber) => copyNumber <= nextNumber - MAX_COPIES,
    );
    for (const copyNumber of oldNumbers)
      await rm(getNumberedPath(path, copyNumber), { force: true });
    await deleteOldDrafts(this.folder);
    return newTag;
  }

  async list(prefix: string): Promise<ListedEntry[]> {
    const folderPrefix = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const entryByKey = new Map<string, ListedEntry>();
    for (const path of await listFiles(join(this.folder, folderPrefix))) {
      const key = relative(this.folder, path).split(sep).join('/').replace(/~\d+$/, '');
      if (key.startsWith('.') || !key.startsWith(prefix)) continue;
      const stats = await stat(path).catch(nullIfMissing);
      if (stats) entryByKey.set(key, { key, storedAt: stats.mtimeMs });
    }
    return [...entryByKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(key: string): Promise<void> {
    const path = this.getPath(key);
    for (const number of await listCopyNumbers(path)) {
      await rm(getNumberedPath(path, number), { force: true });
    }
    await removeEmptyFolders(dirname(path), this.folder);
  }

  private getPath(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }

  private async write(key: string, body: Uint8Array, number: number): Promise<string> {
    const path = this.getPath(key);
    const draftFolder = join(this.folder, DRAFT_FOLDER);
    const draft = join(draftFolder, randomUUID());
    await mkdir(draftFolder, { recursive: true });
    try {
      await writeFile(draft, body, { flush: true });
      await linkToPath(draft, getNumberedPath(path, number), key);
    } finally {
      await rm(draft, { force: true });
    }
    const newestNumber = (await listCopyNumbers(path)).at(-1) ?? number;
    if (newestNumber - number < MAX_COPIES) return String(number);
    // Other processes have meanwhile written so many files that the former file with this number is
    // deleted. The link succeeded only for that reason, so this write counts as a conflict.
    await rm(getNumberedPath(path, number), { force: true });
    throw new ConflictError(key);
  }
}

async function readLatest(
  path: string,
  knownTag?: string,
): Promise<StoredEntry | 'unchanged' | null> {
  for (;;) {
    const number = (await listCopyNumbers(path)).at(-1);
    if (number === undefined) return null;
    if (String(number) === knownTag) return 'unchanged';
    const body = await readFile(getNumberedPath(path, number)).catch(nullIfMissing);
    if (body) return { body, tag: String(number) };
  }
}

/**
 * Links a finished draft to its path. Creates the path's folder again if another process deletes
 * that folder while it is empty.
 */
async function linkToPath(draft: string, path: string, key: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(path), { recursive: true });
    try {
      return await link(draft, path);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw new ConflictError(key, cause);
      if (code !== 'ENOENT' || attempt === 5) throw cause;
    }
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    nullIfMissing,
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  if (folder === root || !folder.startsWith(root) || basename(folder) === '') return;
  const isRemoved = await rmdir(folder).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOTEMPTY' || cause.code === 'EEXIST') return false;
      if (cause.code === 'ENOENT') return true;
      throw cause;
    },
  );
  if (isRemoved) await removeEmptyFolders(dirname(folder), root);
}

/**
 * Folder of unfinished entries. No key begins with a dot, so no entry can have a path in this
 * folder.
 */
export const DRAFT_FOLDER = '.drafts';

/** Age from which the draft of a crashed process counts as abandoned, in ms. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Deletes abandoned drafts of the store in the folder `root`. */
export async function deleteOldDrafts(root: string): Promise<void> {
  for (const name of await readdir(join(root, DRAFT_FOLDER))) {
    const path = join(root, DRAFT_FOLDER, name);
    const stats = await stat(path).catch(nullIfMissing);
    if (stats && stats.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
