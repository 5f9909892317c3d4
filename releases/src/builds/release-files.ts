import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pMap from 'p-map';
import { computeIntegrity } from './integrity.ts';
import { isDerived } from './local-build.ts';
import { DamagedError } from '../errors.ts';
import { type ReleaseRecord, recordKey } from './release-record.ts';
import type { RegisteredRelease } from './release.ts';
import type { ObjectStore } from 'server/store/object-store';
import { writeAtomically } from 'server/store/write-atomically';
import { nullIfMissing } from 'server/store/null-if-missing';

const MAX_DOWNLOADS = 8;

const MAX_CACHE_BYTES = 32 * 2 ** 20;

type ReleaseReference = Pick<RegisteredRelease, 'extras'>;

const MISSING_FINGERPRINT = '-';

/** Age in ms at which a downloaded folder that no release uses is deleted. */
const UNUSED_FILES_MS = 3_600_000;

/**
 * Reads files of releases and compares each with its recorded hash. Downloads the files unless the
 * store is a folder.
 */
export class ReleaseFiles {
  private readonly store: ObjectStore;
  private readonly cacheDir: string;
  private readonly root: string;
  private readonly records = new Map<string, ReleaseRecord>();
  private readonly cache = new LRUCache<string, { body: Buffer; fingerprint: string }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  constructor(store: ObjectStore, cacheDir: string) {
    this.store = store;
    this.cacheDir = cacheDir;
    this.root = store.folder ?? cacheDir;
  }

  async record({ extras }: ReleaseReference): Promise<ReleaseRecord> {
    const cachedRecord = this.records.get(extras.record);
    if (cachedRecord) return cachedRecord;
    const body = await this.readVerified(recordKey(extras.folder), extras.record);
    const record = JSON.parse(body.toString()) as ReleaseRecord;
    this.records.set(extras.record, record);
    return record;
  }

  async read(release: ReleaseReference, path: string): Promise<Buffer | null> {
    const { files } = await this.record(release);
    const recordedFile = Object.hasOwn(files, path) ? files[path] : undefined;
    return recordedFile
      ? this.readVerified(`${release.extras.folder}/${path}`, recordedFile.integrity)
      : null;
  }

  /** Works like `read`, but caches the file in memory until the file changes on disk. */
  async readCached(release: ReleaseReference, path: string): Promise<Buffer | null> {
    const key = `${release.extras.record} ${path}`;
    const fingerprint = await this.computeFileFingerprint(release.extras.folder, path);
    const cachedFile = this.cache.get(key);
    if (cachedFile && cachedFile.fingerprint === fingerprint) return cachedFile.body;
    const body = await this.read(release, path);
    if (body && fingerprint !== MISSING_FINGERPRINT) this.cache.set(key, { body, fingerprint });
    return body;
  }

  /**
   * Returns the folder after checking all its files except source maps. Throws a `DamagedError` if
   * a file is missing or differs from its recorded hash.
   */
  async verifyFolder(release: ReleaseReference): Promise<string> {
    const { files } = await this.record(release);
    const neededPaths = Object.keys(files).filter((path) => !path.endsWith('.map'));
    await pMap(neededPaths, (path) => this.read(release, path), { concurrency: MAX_DOWNLOADS });
    return join(this.root, release.extras.folder);
  }

  async computeFingerprint({ extras }: ReleaseReference): Promise<string> {
    const cachedRecord = this.records.get(extras.record);
    const paths = Object.keys(cachedRecord?.files ?? {}).filter((path) => !isDerived(path));
    return (
      await Promise.all(paths.map((path) => this.computeFileFingerprint(extras.folder, path)))
    ).join();
  }

  /** Deletes the cached records and downloaded files of releases that are not in `folders`. */
  async deleteUnlisted(folders: string[]): Promise<void> {
    const { cacheDir, records } = this;
    const listedFolders = new Set(folders);
    for (const [integrity, { name, version }] of records) {
      if (!listedFolders.has(`${name}/${version}`)) records.delete(integrity);
    }
    if (this.store.folder !== null) return;
    for (const name of (await readdir(cacheDir).catch(nullIfMissing)) ?? []) {
      for (const version of (await readdir(join(cacheDir, name)).catch(nullIfMissing)) ?? []) {
        const folder = join(cacheDir, name, version);
        if (listedFolders.has(`${name}/${version}`) || (await isRecent(folder))) continue;
        await rm(folder, { recursive: true, force: true });
      }
    }
  }

  private async readVerified(key: string, integrity: string): Promise<Buffer> {
    const { store } = this;
    const path = join(this.root, key);
    const localBody = await readFile(path).catch(nullIfMissing);
    if (localBody && computeIntegrity(localBody) === integrity) return localBody;
    const body = store.folder === null ? ((await store.read(key))?.body ?? null) : localBody;
    if (!body) throw new DamagedError(`${key} is missing from the store.`);
    if (computeIntegrity(body) !== integrity)
      throw new DamagedError(`${key} is not what was released.`);
    if (store.folder === null) await writeAtomically(path, body);
    return body;
  }

  private async computeFileFingerprint(folder: string, path: string): Promise<string> {
    const stats = await stat(join(this.root, folder, path)).catch(nullIfMissing);
    return stats ? `${stats.ino}.${stats.size}.${stats.mtimeMs}` : MISSING_FINGERPRINT;
  }
}

/**
 * Recent folders are not deleted, because they may contain releases that are being checked and are
 * not registered yet.
 */
const isRecent = async (folder: string) =>
  ((await stat(folder).catch(nullIfMissing))?.mtimeMs ?? 0) > Date.now() - UNUSED_FILES_MS;
