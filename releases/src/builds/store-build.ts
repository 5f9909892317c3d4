import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { ConflictError, type ObjectStore } from 'server/store/object-store';
import { listAboveBudget } from 'build/budgets';
import type { ReleaseFile } from 'build/release-file';
import { OverBudgetError, RegistryError } from '../errors.ts';
import { repairFiles } from './repair-files.ts';
import { computeIntegrity } from './integrity.ts';
import { isDerived, type LocalBuild } from './local-build.ts';
import type { Author, RegisteredRelease } from './release.ts';
import {
  computeSize,
  getReleaseFolder,
  parseRecord,
  type RecordedFile,
  recordKey,
  type ReleaseRecord,
  toRegisteredRelease,
} from './release-record.ts';

export const MAX_CONCURRENT_WRITES = 8;

interface StoredBuild {
  record: ReleaseRecord;
  integrity: string;
}

/**
 * Stores a build. Writes the record last, because the record marks the version as complete.
 * Restores missing and damaged files of an existing version. Throws a `RegistryError` if the
 * version exists with other content.
 */
async function storeBuild(
  store: ObjectStore,
  build: LocalBuild,
  author: Author,
  recordIntegrity?: string,
): Promise<StoredBuild> {
  refuseOverBudget(build.releaseFile);
  const folder = getReleaseFolder({ name: build.releaseFile.name, version: build.version });
  const existingBuild = await readStoredBuild(store, folder);
  const allFiles = await addCompressedFiles(build.files);
  if (
    existingBuild?.record &&
    (recordIntegrity === undefined || existingBuild.integrity === recordIntegrity)
  ) {
    const storedBuild = requireUnchanged({ ...existingBuild, record: existingBuild.record }, build);
    await repairFiles(store, storedBuild.record, allFiles);
    return storedBuild;
  }
  const isDamaged = existingBuild !== null || recordIntegrity !== undefined;
  if (existingBuild) await store.remove(recordKey(folder));
  const files = await pMap(
    allFiles,
    async ([path, body]) =>
      [path, await storeFile(store, `${folder}/${path}`, body, isDamaged)] as const,
    { concurrency: MAX_CONCURRENT_WRITES },
  );
  const notes = author.notes?.[build.releaseFile.name];
  const record: ReleaseRecord = {
    ...build.releaseFile,
    version: build.version,
    storedAt: new Date().toISOString(),
    by: author.by,
    commit: author.commit,
    seen: author.seen ?? false,
    ...(notes && { notes }),
    size: computeSize(files),
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return storeRecord(store, build, record, Buffer.from(`${JSON.stringify(record, null, 1)}\n`));
}

/** Writes the record of a version whose files are stored, which completes the version. */
export async function storeRecord(
  store: ObjectStore,
  build: LocalBuild,
  record: ReleaseRecord,
  body: Buffer,
): Promise<StoredBuild> {
  const folder = getReleaseFolder(record);
  try {
    await store.create(recordKey(folder), body);
    return { record, integrity: computeIntegrity(body) };
  } catch (cause) {
    // Looks for the record again, because another process may have stored the same build meanwhile.
    const concurrentBuild =
      cause instanceof ConflictError ? await readStoredBuild(store, folder) : null;
    if (!concurrentBuild?.record) throw cause;
    return requireUnchanged({ ...concurrentBuild, record: concurrentBuild.record }, build);
  }
}

export async function readStoredBuild(store: ObjectStore, folder: string) {
  const storedRecord = await store.read(recordKey(folder));
  return (
    storedRecord && {
      record: parseRecord(storedRecord.body),
      integrity: computeIntegrity(storedRecord.body),
    }
  );
}

export function requireUnchanged(
  storedBuild: StoredBuild,
  { releaseFile, version, files }: LocalBuild,
): StoredBuild {
  const storedPaths = Object.keys(storedBuild.record.files).filter((path) => !isDerived(path));
  const newFiles = [...files].filter(([path]) => !isDerived(path));
  const isSame = ([path, body]: [string, Buffer]) =>
    storedBuild.record.files[path]?.integrity === computeIntegrity(body);
  if (storedPaths.length === newFiles.length && newFiles.every(isSame)) return storedBuild;
  throw new RegistryError(
    `Nothing was released. ${releaseFile.name} ${version} is in the store with other content: a version never changes.`,
  );
}

/**
 * Stores a file unless the store has the same content. Replaces a derived file, such as a
 * compressed copy, only if the version is damaged.
 */
export async function storeFile(
  store: ObjectStore,
  key: string,
  body: Buffer,
  isDamaged: boolean,
): Promise<RecordedFile> {
  const describeContent = (content: Buffer) => ({
    integrity: computeIntegrity(content),
    bytes: content.length,
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store.create(key, body);
      return describeContent(body);
    } catch (cause) {
      if (!(cause instanceof ConflictError) || attempt === 3) throw cause;
      const storedFile = await store.read(key);
      if (storedFile && ((isDerived(key) && !isDamaged) || storedFile.body.equals(body)))
        return describeContent(storedFile.body);
      await store.remove(key);
    }
  }
}

export function refuseOverBudget({ name, weights }: Pick<ReleaseFile, 'name' | 'weights'>): void {
  const excesses = listAboveBudget(name, weights ?? {});
  if (!excesses.some(({ state }) => state === 'refused')) return;
  const messages = excesses.map(({ message }) => message);
  throw new OverBudgetError(
    `Nothing was released. ${messages.join(' ')} More than 5 % is refused. Make it smaller, or raise "budgets" in its remote.json, where a review sees it.`,
  );
}

export async function storeRelease(
  store: ObjectStore,
  build: LocalBuild,
  author: Author,
  recordIntegrity?: string,
): Promise<RegisteredRelease> {
  const { record, integrity } = await storeBuild(store, build, author, recordIntegrity);
  return toRegisteredRelease(record, integrity);
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function addCompressedFiles(files: Map<string, Buffer>): Promise<Map<string, Buffer>> {
  const allFiles = new Map(files);
  for (const [path, content] of files) {
    if (!/\.(js|css|json|svg)$/.test(path)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    allFiles.set(`${path}.br`, await brotliAsync(content, { params }));
    allFiles.set(`${path}.gz`, await gzipAsync(content, { level: 9 }));
  }
  return allFiles;
}
