import { openOwnReleases } from './own-releases.ts';
import { createShopTarget } from './shop-target.ts';
import { type ReleaseTarget, createStoreTarget } from './store-target.ts';

interface TargetArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/**
 * Returns the running shop at `--shop` or RELEASE_TO, or else the release store of the settings.
 * Throws if a shop is named and RELEASE_TOKEN is missing or the shop's URL is not safe for a token.
 */
export async function openReleaseTarget({
  shop,
  insecure,
}: TargetArguments): Promise<ReleaseTarget & { location: string }> {
  const shopUrl = shop ?? process.env['RELEASE_TO']?.trim();
  if (shopUrl) return createShopTarget(shopUrl, insecure ?? false);
  const { releases, location } = await openOwnReleases();
  return { ...createStoreTarget(releases), location };
}
