import { shopClient } from 'edge/release-client';
import { shopAddress } from 'edge/shop-address';
import { ownReleases } from './own-releases.ts';
import { type ReleaseTarget, storeTarget } from './store-target.ts';

/** What `targetOptions` leave of the arguments. */
interface TargetArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/**
 * What a command works on: the shop that runs at `--shop` or RELEASE_TO, which RELEASE_TOKEN opens; else the
 * store itself; `location` names it. Throws when there is no token, or when it would be sent to where it should not be.
 */
export async function releaseTarget({
  shop,
  insecure,
}: TargetArguments): Promise<ReleaseTarget & { location: string }> {
  const address = shop ?? process.env['RELEASE_TO']?.trim();
  if (!address) {
    const { releases, location } = await ownReleases();
    return { ...storeTarget(releases), location };
  }
  const origin = shopAddress(address, insecure ?? false);
  const token = process.env['RELEASE_TOKEN']?.trim();
  // Programs that are started from here have no use for it.
  delete process.env['RELEASE_TOKEN'];
  if (!token)
    throw new Error(
      `RELEASE_TOKEN opens ${origin}, and is not set: whoever runs that shop makes one by npm run token.`,
    );
  return { ...shopClient({ origin, token }), location: origin };
}
