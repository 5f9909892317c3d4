import pMap from 'p-map';
import type { ObjectStore } from 'server/store/object-store';
import { type ReleaseCopy, verifyCopy } from './release-copy.ts';
import { getReleaseFolder, toRegisteredRelease } from './release-record.ts';
import type { RegisteredRelease } from './release.ts';
import { repairFiles } from './repair-files.ts';
import {
  MAX_CONCURRENT_WRITES,
  readStoredBuild,
  refuseOverBudget,
  requireUnchanged,
  storeFile,
  storeRecord,
} from './store-build.ts';

/**
 * Stores a copied version with the exact bytes of its record. If the store already has the version,
 * its record stays and only files are repaired. A repeated call completes an interrupted call.
 */
export async function storeCopy(store: ObjectStore, copy: ReleaseCopy): Promise<RegisteredRelease> {
  const build = await verifyCopy(copy);
  refuseOverBudget(build.releaseFile);
  const folder = getReleaseFolder(copy.record);
  const existingBuild = await readStoredBuild(store, folder);
  if (existingBuild?.record) {
    const storedBuild = requireUnchanged({ ...existingBuild, record: existingBuild.record }, build);
    await repairFiles(store, storedBuild.record, copy.files);
    return toRegisteredRelease(storedBuild.record, storedBuild.integrity);
  }
  await pMap(
    copy.files,
    // Replaces stored files that differ from those of the record, which an interrupted release may
    // have left.
    ([path, body]) => storeFile(store, `${folder}/${path}`, body, true),
    { concurrency: MAX_CONCURRENT_WRITES },
  );
  const { record, integrity } = await storeRecord(store, build, copy.record, copy.recordBody);
  return toRegisteredRelease(record, integrity);
}
