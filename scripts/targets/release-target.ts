import { shopClient } from 'releases/shop-client';
import { shopAddress } from 'releases/shop-address';
import { openOwnReleases } from './own-releases.ts';
import { type ReleaseTarget, storeTarget } from './store-target.ts';

/** Arguments of `targetOptions`. */
interface TargetArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/**
 * Returns the target of a command: the running shop at `--shop` or RELEASE_TO, else the store of
 * the settings. `location` describes it for messages. Throws if RELEASE_TOKEN is missing, or if the
 * address is not safe for it.
 */
export async function releaseTarget({
  shop,
  insecure,
}: TargetArguments): Promise<ReleaseTarget & { location: string }> {
  const address = shop ?? process.env['RELEASE_TO']?.trim();
  if (!address) {
    const { releases, location } = await openOwnReleases();
    return { ...storeTarget(releases), location };
  }
  const origin = shopAddress(address, insecure ?? false);
  const token = process.env['RELEASE_TOKEN']?.trim();
  // Programs started from here do not need the token.
  delete process.env['RELEASE_TOKEN'];
  if (!token)
    throw new Error(
      `RELEASE_TOKEN is not set. The operator of ${origin} creates a token with 'npm run token'.`,
    );
  return { ...shopClient({ origin, token }), location: origin };
}
