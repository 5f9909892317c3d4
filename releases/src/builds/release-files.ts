import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pMap from 'p-map';
import { integrityOf } from './integrity.ts';
import { isDerived } from './local-build.ts';
import { DamagedError } from '../errors.ts';
import { type ReleaseRecord, recordKey } from './release-record.ts';
import type { RegisteredRelease } from './release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { writeWhole } from '../store/write-whole.ts';
import { nullIfGone } from '../store/null-if-gone.ts';

/** Largest number of concurrent downloads. */
const AT_ONCE = 8;

/** Size of the memory cache for verified files, in bytes. */
const KEPT_BYTES = 32 * 2 ** 20;

type Named = Pick<RegisteredRelease, 'extras'>;

/**
 * Files of releases on this machine. Each file is compared with its recorded hash when it is read
 * or has changed on disk.
 */
export interface ReleaseFiles {
  /**
   * Reads the record of a release. Throws a `DamagedError` if its hash differs from the registry's.
   */
  record(release: Named): Promise<ReleaseRecord>;
  /** Reads a file, or null if the release has none at that path. Throws a `DamagedError`. */
  read(release: Named, path: string): Promise<Buffer | null>;
  /** Does the same as `read`, but caches the file in memory until it changes on disk. */
  give(release: Named, path: string): Promise<Buffer | null>;
  /** Verifies all files of a release and returns their folder. Throws a `DamagedError`. */
  folderOf(release: Named): Promise<string>;
  /** Returns a fingerprint of the files on disk. It changes if a file was touched. */
  traces(release: Named): Promise<string>;
  /** Deletes the local copies of all other releases. They are fetched again on demand. */
  keepOnly(folders: string[]): Promise<void>;
}

/**
 * Reads in place if the store is a folder. From other stores it downloads files into `cacheDir`.
 */
export function releaseFiles(store: ReleaseStore, cacheDir: string): ReleaseFiles {
  const root = store.folder ?? cacheDir;
  const records = new Map<string, ReleaseRecord>();
  const kept = new LRUCache<string, { body: Buffer; trace: string }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  async function record({ extras }: Named): Promise<ReleaseRecord> {
    const known = records.get(extras.record);
    if (known) return known;
    const body = await verified(recordKey(extras.folder), extras.record);
    const found = JSON.parse(body.toString()) as ReleaseRecord;
    records.set(extras.record, found);
    return found;
  }

  /** Reads the local file. If it is missing or damaged, reads it from the store. */
  async function verified(key: string, integrity: string): Promise<Buffer> {
    const path = join(root, key);
    const here = await readFile(path).catch(nullIfGone);
    if (here && integrityOf(here) === integrity) return here;
    const body = store.folder === null ? ((await store.read(key))?.body ?? null) : here;
    if (!body) throw new DamagedError(`${key} is missing from the store.`);
    if (integrityOf(body) !== integrity) throw new DamagedError(`${key} is not what was released.`);
    if (store.folder === null) await writeWhole(path, body);
    return body;
  }

  async function read(release: Named, path: string): Promise<Buffer | null> {
    const { files } = await record(release);
    const facts = Object.hasOwn(files, path) ? files[path] : undefined;
    return facts ? verified(`${release.extras.folder}/${path}`, facts.integrity) : null;
  }

  /**
   * Reads file contents from memory if possible, because page renderings keep the file threads
   * busy.
   */
  async function give(release: Named, path: string): Promise<Buffer | null> {
    const key = `${release.extras.record} ${path}`;
    const trace = await traceOf(release.extras.folder, path);
    const known = kept.get(key);
    if (known && known.trace === trace) return known.body;
    const body = await read(release, path);
    if (body && trace !== GONE) kept.set(key, { body, trace });
    return body;
  }

  async function traceOf(folder: string, path: string): Promise<string> {
    const fact = await stat(join(root, folder, path)).catch(nullIfGone);
    return fact ? `${fact.ino}.${fact.size}.${fact.mtimeMs}` : GONE;
  }

  return {
    record,
    read,
    give,
    async folderOf(release) {
      const { files } = await record(release);
      const needed = Object.keys(files).filter((path) => !path.endsWith('.map'));
      await pMap(needed, (path) => read(release, path), { concurrency: AT_ONCE });
      return join(root, release.extras.folder);
    },
    async traces({ extras }) {
      const known = records.get(extras.record);
      const paths = Object.keys(known?.files ?? {}).filter((path) => !isDerived(path));
      return (await Promise.all(paths.map((path) => traceOf(extras.folder, path)))).join();
    },
    async keepOnly(folders) {
      const listed = new Set(folders);
      for (const [integrity, { name, version }] of records) {
        if (!listed.has(`${name}/${version}`)) records.delete(integrity);
      }
      if (store.folder !== null) return;
      for (const name of (await readdir(cacheDir).catch(nullIfGone)) ?? []) {
        for (const version of (await readdir(join(cacheDir, name)).catch(nullIfGone)) ?? []) {
          const folder = join(cacheDir, name, version);
          if (listed.has(`${name}/${version}`) || (await isNew(folder))) continue;
          await rm(folder, { recursive: true, force: true });
        }
      }
    },
  };
}

/** Fingerprint of a missing file. */
const GONE = '-';

/** A recent folder may belong to a release whose compatibility check is running. */
const isNew = async (folder: string) =>
  ((await stat(folder).catch(nullIfGone))?.mtimeMs ?? 0) > Date.now() - CANDIDATE_MS;

/** Time for which files of a release that is not live stay on this machine, in ms. */
const CANDIDATE_MS = 3_600_000;
