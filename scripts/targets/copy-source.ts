import { join, resolve } from 'node:path';
import { createReadOnlyStore } from 'releases/download-live-releases';
import { ReleaseFiles } from 'releases/release-files';
import { parseShopOrigin } from 'releases/shop-origin';
import { storeLocationSchema } from 'server/store/location';
import { openStore } from 'server/store/open-store';
import { safeParse } from 'valibot';

/**
 * Opens the release store at `from` for reading. `from` is a folder, 's3://bucket/prefix', or the
 * URL of a running shop, which needs RELEASE_FROM_TOKEN. Downloads go into `scratch`.
 */
export async function openCopySource(from: string, scratch: string, isInsecureAllowed: boolean) {
  const store = /^https?:/.test(from)
    ? openStoreOfRunningShop(from, isInsecureAllowed)
    : await openStore(parseLocation(from));
  return { store, files: new ReleaseFiles(store, join(scratch, 'releases')) };
}

function openStoreOfRunningShop(address: string, isInsecureAllowed: boolean) {
  const origin = parseShopOrigin(address, isInsecureAllowed);
  const token = process.env['RELEASE_FROM_TOKEN']?.trim();
  if (!token)
    throw new Error(
      `RELEASE_FROM_TOKEN is not set. The operator of ${origin} creates a token with 'npm run token'.`,
    );
  return createReadOnlyStore({ origin, token });
}

function parseLocation(from: string) {
  const location = from.startsWith('s3://') ? from : resolve(from);
  const { success, output, issues } = safeParse(storeLocationSchema, location);
  if (success) return output;
  throw new Error(`--from ${issues[0].message}, or a shop's address.`);
}
