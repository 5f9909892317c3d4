import { join } from 'node:path';
import { createShopClient } from 'releases/shop-client';
import { parseShopOrigin } from 'releases/call-shop';
import { createReadOnlyStore } from 'releases/download-live-releases';
import { ReleaseFiles } from 'releases/release-files';

/**
 * Returns the release API of a running shop. Removes RELEASE_TOKEN from the environment,
 * because child processes do not need the token. Throws if the token is missing or the address is
 * not safe for a token.
 */
export function createShopTarget(shopUrl: string, isInsecureAllowed: boolean) {
  const origin = parseShopOrigin(shopUrl, isInsecureAllowed);
  const token = process.env['RELEASE_TOKEN']?.trim();
  delete process.env['RELEASE_TOKEN'];
  if (!token)
    throw new Error(
      `RELEASE_TOKEN is not set. The operator of ${origin} creates a token with 'npm run token'.`,
    );
  return { ...createShopClient({ origin, token }), location: origin };
}

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
