import { join } from 'node:path';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoreLocation } from './store-location.ts';

export async function openStore(settings: {
  dataDir: string;
  releaseStore: StoreLocation | null;
  releasePollMs?: number | null;
}): Promise<ReleaseStore> {
  const { releaseStore, dataDir } = settings;
  const limits = { pollMs: settings.releasePollMs ?? undefined };
  if (releaseStore === null) return new FolderStore(join(dataDir, 'releases'), limits);
  if ('folder' in releaseStore) return new FolderStore(releaseStore.folder, limits);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(releaseStore, limits);
}
