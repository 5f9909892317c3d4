import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pMap from 'p-map';
import { integrityOf } from './integrity.ts';
import { isDerived } from './local-build.ts';
import { DamagedError } from './errors.ts';
import { type ReleaseRecord, recordKey } from './release-record.ts';
import type { RegisteredRelease } from './release.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { writeWhole } from './write-whole.ts';
import { nullIfGone } from './store/null-if-gone.ts';

/** How many files are fetched at the same time. */
const AT_ONCE = 8;

/** What files that were verified may take of memory, in bytes. */
const KEPT_BYTES = 32 * 2 ** 20;

type Named = Pick<RegisteredRelease, 'extras'>;

/** The files of releases on this machine: each is compared with its hash in the record when it is read, or was touched. */
export interface ReleaseFiles {
  /** The record of a release. Throws a `DamagedError` when it is not what the registry says. */
  record(release: Named): Promise<ReleaseRecord>;
  /** A file, or null when the release has none of that path. Throws a `DamagedError`. */
  read(release: Named, path: string): Promise<Buffer | null>;
  /** The same for those who send it: kept in memory while the file on this machine is not touched. */
  give(release: Named, path: string): Promise<Buffer | null>;
  /** The folder with all files of a release, each verified just now. Throws a `DamagedError`. */
  folderOf(release: Named): Promise<string>;
  /** Another text when the files of the folder have been touched since they were verified. */
  traces(release: Named): Promise<string>;
  /** Removes from this machine what is fetched again when it is needed. */
  keepOnly(folders: string[]): Promise<void>;
}

/** Reads in place where the store is a folder; from any other store files are fetched into `cacheDir`. */
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

  /** From this machine, or from the store when it is not here or not what it was. */
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

  /** As `read`, from memory while nobody touched the file: pages under way keep threads that read files busy. */
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

/** The trace of a file that is not on this machine. */
const GONE = '-';

/** Somebody may be looking whether it fits, before it goes live. */
const isNew = async (folder: string) =>
  ((await stat(folder).catch(nullIfGone))?.mtimeMs ?? 0) > Date.now() - CANDIDATE_MS;

/** How long files of a release that is not live stay on this machine, in ms. */
const CANDIDATE_MS = 3_600_000;
