import { join } from 'node:path';
import { createReadOnlyStore } from 'releases/download-live-releases';
import { ReleaseFiles } from 'releases/release-files';
import { parseShopOrigin } from 'releases/call-shop';

/** Opens the releases of a running shop for reading. Needs RELEASE_FROM_TOKEN. */
export function openShopCopySource(from: string, scratch: string, isInsecureAllowed: boolean) {
  const origin = parseShopOrigin(from, isInsecureAllowed);
  const token = process.env['RELEASE_FROM_TOKEN']?.trim();
  if (!token)
    throw new Error(
      `RELEASE_FROM_TOKEN is not set. The operator of ${origin} creates a token with 'npm run token'.`,
    );
  const store = createReadOnlyStore({ origin, token });
  return Promise.resolve({ store, files: new ReleaseFiles(store, join(scratch, 'releases')) });
}
