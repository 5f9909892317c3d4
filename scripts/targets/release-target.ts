import { createShopClient } from 'releases/shop-client';
import { parseShopOrigin } from 'releases/shop-origin';
import { openOwnReleases } from './own-releases.ts';
import { type ReleaseTarget, createStoreTarget } from './store-target.ts';

interface TargetArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/**
 * Returns the shop at `--shop` or RELEASE_TO, or else the release store. Throws if RELEASE_TOKEN is
 * missing or the shop's address is not safe for a token.
 */
export async function openReleaseTarget({
  shop,
  insecure,
}: TargetArguments): Promise<ReleaseTarget & { location: string }> {
  const shopUrl = shop ?? process.env['RELEASE_TO']?.trim();
  if (!shopUrl) {
    const { releases, location } = await openOwnReleases();
    return { ...createStoreTarget(releases), location };
  }
  const origin = parseShopOrigin(shopUrl, insecure ?? false);
  const token = process.env['RELEASE_TOKEN']?.trim();
  // Removes the token from the environment, because child processes do not need the token.
  delete process.env['RELEASE_TOKEN'];
  if (!token)
    throw new Error(
      `RELEASE_TOKEN is not set. The operator of ${origin} creates a token with 'npm run token'.`,
    );
  return { ...createShopClient({ origin, token }), location: origin };
}
