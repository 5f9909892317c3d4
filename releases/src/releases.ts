import { join } from 'node:path';
import { ReleaseFiles } from './builds/release-files.ts';
import { openStore, type StoreLocation } from 'server/store/open-store';
import type { ObjectStore } from 'server/store/object-store';

export interface Releases {
  store: ObjectStore;
  files: ReleaseFiles;
  cacheDir: string;
}

export async function openReleases(settings: {
  dataDir: string;
  releaseStore: StoreLocation | null;
  releasePollMs?: number | null;
}): Promise<Releases> {
  const location = settings.releaseStore ?? { folder: join(settings.dataDir, 'releases') };
  const store = await openStore(location, { pollMs: settings.releasePollMs ?? undefined });
  const cacheDir = join(settings.dataDir, 'cache');
  return { store, files: new ReleaseFiles(store, join(cacheDir, 'releases')), cacheDir };
}

export function describeStoreLocation({
  releaseStore,
}: {
  releaseStore: StoreLocation | null;
}): string {
  if (releaseStore === null) return "the data folder's releases";
  if ('folder' in releaseStore) return releaseStore.folder;
  return `s3://${releaseStore.bucket}/${releaseStore.prefix}`;
}
