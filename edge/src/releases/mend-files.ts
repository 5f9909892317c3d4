import pMap from 'p-map';
import { integrityOf } from './integrity.ts';
import { type ReleaseRecord, folderOf } from './release-record.ts';
import { ConflictError, type ReleaseStore } from './store/release-store.ts';

/** How many files are read at the same time. */
const AT_ONCE = 8;

/**
 * Puts back the files of a version that are damaged or gone, from its build. Throws for a file of which
 * the build has another form, compressed by another tool: only a new version helps then.
 */
export async function mendFiles(
  store: ReleaseStore,
  record: ReleaseRecord,
  files: Map<string, Buffer>,
): Promise<void> {
  // Maps differ from build to build, and no page needs them.
  const needed = Object.entries(record.files).filter(([path]) => !path.endsWith('.map'));
  await pMap(
    needed,
    async ([path, { integrity }]) => {
      const key = `${folderOf(record)}/${path}`;
      const there = await store.read(key);
      if (there && integrityOf(there.body) === integrity) return;
      const body = files.get(path);
      if (!body || integrityOf(body) !== integrity)
        throw new Error(
          `${key} is damaged, and this build has it in another form: change the version.`,
        );
      await store.remove(key);
      await store.create(key, body).catch(unlessThere);
    },
    { concurrency: AT_ONCE },
  );
}

/** Somebody else has mended it meanwhile. */
function unlessThere(cause: unknown): void {
  if (!(cause instanceof ConflictError)) throw cause;
}
