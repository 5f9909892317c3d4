import pMap from 'p-map';
import { computeIntegrity } from './integrity.ts';
import { type ReleaseRecord, getReleaseFolder } from './release-record.ts';
import { ConflictError, type ObjectStore } from 'server/store/object-store';

const MAX_CONCURRENT_READS = 8;

/**
 * Replaces missing and damaged files of a stored version by the files of a new build. Throws if the
 * new build lacks a missing or damaged file, or has the file with another hash than recorded.
 */
export async function repairFiles(
  store: ObjectStore,
  record: ReleaseRecord,
  buildFiles: Map<string, Buffer>,
): Promise<void> {
  // Ignores source maps, because source maps may differ between builds and no page needs them.
  const neededFiles = Object.entries(record.files).filter(([path]) => !path.endsWith('.map'));
  await pMap(
    neededFiles,
    async ([path, { integrity }]) => {
      const key = `${getReleaseFolder(record)}/${path}`;
      const storedFile = await store.read(key);
      if (storedFile && computeIntegrity(storedFile.body) === integrity) return;
      const body = buildFiles.get(path);
      if (!body || computeIntegrity(body) !== integrity)
        throw new Error(
          `${key} is damaged, and this build has other content for it: release a new version.`,
        );
      await store.remove(key);
      await store.create(key, body).catch(ignoreConflict);
    },
    { concurrency: MAX_CONCURRENT_READS },
  );
}

function ignoreConflict(cause: unknown): void {
  if (!(cause instanceof ConflictError)) throw cause;
}
