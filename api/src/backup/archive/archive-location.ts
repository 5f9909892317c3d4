import { basename, dirname, resolve } from 'node:path';
import { safeParse } from 'valibot';
import { storeLocationSchema } from 'server/store/open-store';
import type { ArchiveStore } from './archive-store.ts';
import { openArchiveFolder } from './archive-folder.ts';
import { openArchiveBucket } from './archive-bucket.ts';

/**
 * Opens the archives in a folder, or in an S3 bucket with a location like `s3://bucket/prefix`.
 * Relative paths are resolved against `base`.
 */
export function openArchiveStore(
  location: string,
  base: string,
): Promise<ArchiveStore> | ArchiveStore {
  if (!location.startsWith('s3://')) return openArchiveFolder(resolve(base, location));
  const { success, output, issues } = safeParse(storeLocationSchema, location);
  if (!success || 'folder' in output) throw new Error(`'${location}' ${issues?.[0].message}`);
  return openArchiveBucket(output);
}

/** Splits the path or URL of an archive into its store and its name. */
export async function findArchive(
  location: string,
  base: string,
): Promise<{ store: ArchiveStore; name: string }> {
  if (!location.startsWith('s3://')) {
    const path = resolve(base, location);
    return { store: openArchiveFolder(dirname(path)), name: basename(path) };
  }
  const [, parent = '', name = ''] = /^(.*)\/([^/]+)\/?$/.exec(location) ?? [];
  return { store: await openArchiveStore(parent, base), name };
}
