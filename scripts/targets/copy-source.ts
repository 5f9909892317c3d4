import { join, resolve } from 'node:path';
import { ReleaseFiles } from 'releases/release-files';
import type { Releases } from 'releases/releases';
import { storeLocationSchema, openStore } from 'server/store/open-store';
import { safeParse } from 'valibot';
import { openShopCopySource } from './shop-target.ts';

export type CopySource = Pick<Releases, 'store' | 'files'>;

/**
 * Opens the release store at `from` for reading. `from` is a folder, 's3://bucket/prefix', or the
 * URL of a running shop, which needs RELEASE_FROM_TOKEN. Downloads go into `scratch`.
 */
export async function openCopySource(
  from: string,
  scratch: string,
  isInsecureAllowed: boolean,
): Promise<CopySource> {
  if (/^https?:/.test(from)) return openShopCopySource(from, scratch, isInsecureAllowed);
  const store = await openStore(parseLocation(from));
  return { store, files: new ReleaseFiles(store, join(scratch, 'releases')) };
}

function parseLocation(from: string) {
  const location = from.startsWith('s3://') ? from : resolve(from);
  const { success, output, issues } = safeParse(storeLocationSchema, location);
  if (success) return output;
  throw new Error(`--from ${issues[0].message}, or a shop's address.`);
}
