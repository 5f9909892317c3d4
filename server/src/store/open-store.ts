import { isAbsolute } from 'node:path';
import { pipe, rawTransform, string } from 'valibot';
import { FolderStore } from './folder-store.ts';
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

export type StoreLocation = { folder: string } | { bucket: string; prefix: string };

export const storeLocationSchema = pipe(
  string(),
  rawTransform(({ dataset: { value }, addIssue, NEVER }): StoreLocation => {
    if (isAbsolute(value)) return { folder: value };
    const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(value) ?? [];
    const parts = path.split('/').filter(Boolean);
    if (bucket && !parts.some((part) => part.startsWith('.')))
      return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
    addIssue({ message: "must be like 's3://bucket/prefix', or the absolute path of a folder" });
    return NEVER;
  }),
);
