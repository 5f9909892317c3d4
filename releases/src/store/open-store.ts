import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StorePlace } from './store-place.ts';

/** Opens the store of these settings. It loads the S3 client only for S3. */
export async function openStore(settings: {
  dataDir: string;
  releaseStore: StorePlace | null;
}): Promise<ReleaseStore> {
  const { releaseStore, dataDir } = settings;
  if (releaseStore === null) return folderStore(join(dataDir, 'releases'));
  if ('folder' in releaseStore) return folderStore(releaseStore.folder);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(releaseStore);
}
