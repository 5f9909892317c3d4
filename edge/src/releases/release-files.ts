import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

type Named = Pick<RegisteredRelease, 'extras'>;

/** The files of releases on this machine: each is compared with its hash in the record when it is read. */
export interface ReleaseFiles {
  /** The record of a release. Throws a `DamagedError` when it is not what the registry says. */
  record(release: Named): Promise<ReleaseRecord>;
  /** A file, or null when the release has none of that path. Throws a `DamagedError`. */
  read(release: Named, path: string): Promise<Buffer | null>;
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

  return {
    record,
    read,
    async folderOf(release) {
      const { files } = await record(release);
      const needed = Object.keys(files).filter((path) => !path.endsWith('.map'));
      await pMap(needed, (path) => read(release, path), { concurrency: AT_ONCE });
      return join(root, release.extras.folder);
    },
    async traces({ extras }) {
      const known = records.get(extras.record);
      const paths = Object.keys(known?.files ?? {}).filter((path) => !isDerived(path));
      const facts = await Promise.all(
        paths.map((path) => stat(join(root, extras.folder, path)).catch(nullIfGone)),
      );
      return facts.map((fact) => (fact ? `${fact.ino}.${fact.size}.${fact.mtimeMs}` : '-')).join();
    },
    async keepOnly(folders) {
      const listed = new Set(folders);
      for (const [integrity, { name, version }] of records) {
        if (!listed.has(`${name}/${version}`)) records.delete(integrity);
      }
      if (store.folder !== null) return;
      for (const name of (await readdir(cacheDir).catch(nullIfGone)) ?? []) {
        for (const version of (await readdir(join(cacheDir, name)).catch(nullIfGone)) ?? []) {
          if (listed.has(`${name}/${version}`)) continue;
          await rm(join(cacheDir, name, version), { recursive: true, force: true });
        }
      }
    },
  };
}
