import { FolderStore } from './folder-store.ts';
import type { StoreLocation } from './location.ts';
import type { ObjectStore } from './object-store.ts';

/** Opens the store. Imports the S3 client only for a store in S3. */
export async function openStore(
  location: StoreLocation,
  limits: { pollMs?: number | undefined } = {},
): Promise<ObjectStore> {
  if ('folder' in location) return new FolderStore(location.folder, limits);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(location, limits);
}
