import { join } from 'node:path';
import { ReleaseFiles } from './builds/release-files.ts';
import { openStore } from './store/open-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { StoreLocation } from './store/store-location.ts';

export interface Releases {
  store: ReleaseStore;
  files: ReleaseFiles;
  cacheDir: string;
}

export async function openReleases(settings: {
  dataDir: string;
  releaseStore: StoreLocation | null;
  releasePollMs?: number | null;
}): Promise<Releases> {
  const store = await openStore(settings);
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
