import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { DRAFTS, forgetDrafts } from './drafts.ts';
import { KEPT_NUMBERS, fileOfNumber, numbersOf } from './numbered-files.ts';
import {
  ConflictError,
  type Listed,
  type ReleaseStore,
  StoreAwayError,
  type Stored,
  checkKey,
} from './release-store.ts';
import { nullIfGone } from './null-if-gone.ts';

/**
 * Stores releases in a folder, which several machines may mount. A file is written as a draft and
 * then linked to its name, which fails if the name exists. It needs no locks, and a crash leaves
 * either the old or the new state. A replaced entry gets a new file with the next number.
 */
export class FolderStore implements ReleaseStore {
  readonly folder: string;
  readonly pollMs: number;

  constructor(folder: string, { pollMs = 1000 }: { pollMs?: number | undefined } = {}) {
    this.folder = folder;
    this.pollMs = pollMs;
  }

  async read(key: string): Promise<Stored | null> {
    return (await this.readUnless(key)) as Stored | null;
  }

  /** A folder that exists but cannot be read counts as an unavailable store. */
  async readUnless(key: string, tag?: string): Promise<Stored | 'unchanged' | null> {
    const path = this.pathOf(key);
    try {
      return await readLatest(path, tag);
    } catch (cause) {
      throw new StoreAwayError(this.folder, cause);
    }
  }

  tell(key: string, tag: string): { place: string; remedy: string } {
    return {
      place: fileOfNumber(this.pathOf(key), Number(tag)),
      remedy:
        tag === '1'
          ? 'Replace it by a copy of its former content.'
          : 'Remove that file, and the one before it counts again.',
    };
  }

  async create(key: string, body: Uint8Array): Promise<string> {
    if ((await numbersOf(this.pathOf(key))).length > 0) throw new ConflictError(key);
    return this.write(key, body, 1);
  }

  async replace(key: string, body: Uint8Array, tag: string): Promise<string> {
    const path = this.pathOf(key);
    if (String((await numbersOf(path)).at(-1)) !== tag) throw new ConflictError(key);
    const number = Number(tag) + 1;
    const written = await this.write(key, body, number);
    const old = (await numbersOf(path)).filter((one) => one <= number - KEPT_NUMBERS);
    for (const one of old) await rm(fileOfNumber(path, one), { force: true });
    await forgetDrafts(this.folder);
    return written;
  }

  async list(prefix: string): Promise<Listed[]> {
    const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const found = new Map<string, Listed>();
    for (const path of await filesBelow(join(this.folder, start))) {
      const key = relative(this.folder, path).split(sep).join('/').replace(/~\d+$/, '');
      if (key.startsWith('.') || !key.startsWith(prefix)) continue;
      const facts = await stat(path).catch(nullIfGone);
      if (facts) found.set(key, { key, storedAt: facts.mtimeMs });
    }
    return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    for (const number of await numbersOf(path)) {
      await rm(fileOfNumber(path, number), { force: true });
    }
    await removeEmpty(dirname(path), this.folder);
  }

  private pathOf(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }

  private async write(key: string, body: Uint8Array, number: number): Promise<string> {
    const path = this.pathOf(key);
    const drafts = join(this.folder, DRAFTS);
    const draft = join(drafts, randomUUID());
    await mkdir(drafts, { recursive: true });
    try {
      await writeFile(draft, body, { flush: true });
      await linkInto(draft, fileOfNumber(path, number), key);
    } finally {
      await rm(draft, { force: true });
    }
    const newest = (await numbersOf(path)).at(-1) ?? number;
    if (newest - number < KEPT_NUMBERS) return String(number);
    // Other writers used and deleted this number meanwhile, so this write came too late.
    await rm(fileOfNumber(path, number), { force: true });
    throw new ConflictError(key);
  }
}

async function readLatest(path: string, knownTag?: string): Promise<Stored | 'unchanged' | null> {
  for (;;) {
    const number = (await numbersOf(path)).at(-1);
    if (number === undefined) return null;
    if (String(number) === knownTag) return 'unchanged';
    const body = await readFile(fileOfNumber(path, number)).catch(nullIfGone);
    // If the file was deleted after the listing, the loop lists again.
    if (body) return { body, tag: String(number) };
  }
}

/**
 * Links the draft to a name that must be free. Creates the folder again if another process deletes
 * it meanwhile.
 */
async function linkInto(draft: string, path: string, key: string): Promise<void> {
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

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfGone);
  return (found ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Deletes empty folders from the innermost outwards. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  if (folder === root || !folder.startsWith(root) || basename(folder) === '') return;
  const isRemoved = await rmdir(folder).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOTEMPTY' || cause.code === 'EEXIST') return false;
      if (cause.code === 'ENOENT') return true;
      throw cause;
    },
  );
  if (isRemoved) await removeEmpty(dirname(folder), root);
}
