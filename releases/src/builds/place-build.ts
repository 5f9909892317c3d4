import pMap from 'p-map';
import { mendFiles } from './mend-files.ts';
import { withCompressed } from './compress-files.ts';
import { RegistryError } from '../errors.ts';
import { integrityOf } from './integrity.ts';
import { type LocalBuild, isDerived } from './local-build.ts';
import type { Author } from './release.ts';
import { refuseHeavy } from './refuse-heavy.ts';
import { type RecordedFile, type ReleaseRecord, folderOf, recordKey } from './release-record.ts';
import { ConflictError, type ReleaseStore } from '../store/release-store.ts';

/** Largest number of concurrent writes. */
const AT_ONCE = 8;

interface PlacedBuild {
  record: ReleaseRecord;
  /** Integrity hash of the record itself. */
  integrity: string;
}

/**
 * Stores a build under its version. The record is written last and completes the version. If the
 * version exists, it restores missing and damaged files, and a record whose hash differs from
 * `recordIntegrity`. Throws a `RegistryError` if the version exists with other content, and an
 * `OverBudgetError` if the build exceeds its size budget.
 */
export async function placeBuild(
  store: ReleaseStore,
  build: LocalBuild,
  author: Author,
  recorded?: string,
): Promise<PlacedBuild> {
  refuseHeavy(build.about);
  const folder = folderOf({ name: build.about.name, version: build.version });
  const known = await readPlaced(store, folder);
  const all = await withCompressed(build.files);
  if (known?.record && (recorded === undefined || known.integrity === recorded)) {
    const placed = unchanged({ ...known, record: known.record }, build);
    await mendFiles(store, placed.record, all);
    return placed;
  }
  const isDamaged = known !== null || recorded !== undefined;
  if (known) await store.remove(recordKey(folder));
  const files = await pMap(
    all,
    async ([path, body]) =>
      [path, await placeFile(store, `${folder}/${path}`, body, isDamaged)] as const,
    { concurrency: AT_ONCE },
  );
  const record: ReleaseRecord = {
    ...build.about,
    version: build.version,
    storedAt: new Date().toISOString(),
    by: author.by,
    commit: author.commit,
    seen: author.seen ?? false,
    size: sizeOf(files),
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const body = Buffer.from(`${JSON.stringify(record, null, 1)}\n`);
  try {
    await store.create(recordKey(folder), body);
    return { record, integrity: integrityOf(body) };
  } catch (cause) {
    // Another process has stored the same build meanwhile.
    const theirs = cause instanceof ConflictError ? await readPlaced(store, folder) : null;
    if (!theirs?.record) throw cause;
    return unchanged({ ...theirs, record: theirs.record }, build);
  }
}

/** Reads a stored version. Its record is null if it is damaged. */
async function readPlaced(store: ReleaseStore, folder: string) {
  const stored = await store.read(recordKey(folder));
  return stored && { record: recordIn(stored.body), integrity: integrityOf(stored.body) };
}

function recordIn(body: Buffer): ReleaseRecord | null {
  try {
    return JSON.parse(body.toString()) as ReleaseRecord;
  } catch {
    // The caller writes a damaged record again.
    return null;
  }
}

function unchanged(placed: PlacedBuild, { about, version, files }: LocalBuild): PlacedBuild {
  const known = Object.keys(placed.record.files).filter((path) => !isDerived(path));
  const given = [...files].filter(([path]) => !isDerived(path));
  const isSame = ([path, body]: [string, Buffer]) =>
    placed.record.files[path]?.integrity === integrityOf(body);
  if (known.length === given.length && given.every(isSame)) return placed;
  throw new RegistryError(
    `Nothing was released. ${about.name} ${version} is in the store with other content: a version never changes.`,
  );
}

/**
 * Stores a file. An equal file of an interrupted release stays. For a damaged version, derived
 * files must be equal too.
 */
async function placeFile(
  store: ReleaseStore,
  key: string,
  body: Buffer,
  isDamaged: boolean,
): Promise<RecordedFile> {
  const facts = (content: Buffer) => ({ integrity: integrityOf(content), bytes: content.length });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store.create(key, body);
      return facts(body);
    } catch (cause) {
      if (!(cause instanceof ConflictError) || attempt === 3) throw cause;
      const there = await store.read(key);
      if (there && ((isDerived(key) && !isDamaged) || there.body.equals(body)))
        return facts(there.body);
      await store.remove(key);
    }
  }
}

function sizeOf(files: (readonly [string, RecordedFile])[]): ReleaseRecord['size'] {
  const sum = (some: typeof files) => some.reduce((total, [, { bytes }]) => total + bytes, 0);
  const isScript = (path: string) => path.endsWith('.js.br') && !path.startsWith('server/');
  return { bytes: sum(files), scriptBytes: sum(files.filter(([path]) => isScript(path))) };
}
