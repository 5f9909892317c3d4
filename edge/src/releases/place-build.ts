import pMap from 'p-map';
import { withCompressed } from './compress-files.ts';
import { integrityOf } from './integrity.ts';
import { type LocalBuild, isDerived } from './local-build.ts';
import type { Author } from './release.ts';
import { type RecordedFile, type ReleaseRecord, folderOf, recordKey } from './release-record.ts';
import { ConflictError, type ReleaseStore } from './store/release-store.ts';

/** How many files are stored at the same time. */
const AT_ONCE = 8;

interface PlacedBuild {
  record: ReleaseRecord;
  /** Of the record itself. */
  integrity: string;
}

/**
 * Stores a build under its version, once: the record comes last and makes it a version. Throws when the
 * version is there with other content.
 */
export async function placeBuild(
  store: ReleaseStore,
  build: LocalBuild,
  author: Author,
): Promise<PlacedBuild> {
  const folder = folderOf({ name: build.about.name, version: build.version });
  const known = await readPlaced(store, folder);
  if (known) return unchanged(known, build);
  const all = await withCompressed(build.files);
  const files = await pMap(
    all,
    async ([path, body]) => [path, await placeFile(store, `${folder}/${path}`, body)] as const,
    { concurrency: AT_ONCE },
  );
  const record: ReleaseRecord = {
    ...build.about,
    version: build.version,
    storedAt: new Date().toISOString(),
    by: author.by,
    commit: author.commit,
    size: sizeOf(files),
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const body = Buffer.from(`${JSON.stringify(record, null, 1)}\n`);
  try {
    await store.create(recordKey(folder), body);
    return { record, integrity: integrityOf(body) };
  } catch (cause) {
    // Somebody else has placed the same build meanwhile.
    const theirs = cause instanceof ConflictError ? await readPlaced(store, folder) : null;
    if (!theirs) throw cause;
    return unchanged(theirs, build);
  }
}

async function readPlaced(store: ReleaseStore, folder: string): Promise<PlacedBuild | null> {
  const stored = await store.read(recordKey(folder));
  if (!stored) return null;
  return {
    record: JSON.parse(stored.body.toString()) as ReleaseRecord,
    integrity: integrityOf(stored.body),
  };
}

function unchanged(placed: PlacedBuild, { about, version, files }: LocalBuild): PlacedBuild {
  const known = Object.keys(placed.record.files).filter((path) => !isDerived(path));
  const given = [...files].filter(([path]) => !isDerived(path));
  const isSame = ([path, body]: [string, Buffer]) =>
    placed.record.files[path]?.integrity === integrityOf(body);
  if (known.length === given.length && given.every(isSame)) return placed;
  throw new Error(
    `Nothing was released. ${about.name} ${version} is in the store with other content: a version never changes.`,
  );
}

/** Stores a file, or finds it there: whoever was killed while placing the version left it. */
async function placeFile(store: ReleaseStore, key: string, body: Buffer): Promise<RecordedFile> {
  const facts = (content: Buffer) => ({ integrity: integrityOf(content), bytes: content.length });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store.create(key, body);
      return facts(body);
    } catch (cause) {
      if (!(cause instanceof ConflictError) || attempt === 3) throw cause;
      const there = await store.read(key);
      if (there && (isDerived(key) || there.body.equals(body))) return facts(there.body);
      await store.remove(key);
    }
  }
}

function sizeOf(files: (readonly [string, RecordedFile])[]): ReleaseRecord['size'] {
  const sum = (some: typeof files) => some.reduce((total, [, { bytes }]) => total + bytes, 0);
  const isScript = (path: string) => path.endsWith('.js.br') && !path.startsWith('server/');
  return { bytes: sum(files), scriptBytes: sum(files.filter(([path]) => isScript(path))) };
}
