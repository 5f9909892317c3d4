import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStoreLocation, openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { refuseOtherStore } from 'server/store-location';
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

/**
 * Opens the release store of the settings. Throws a `SettingError` if the shop with this data
 * folder uses another store.
 */
export async function openOwnReleases() {
  const settings = readSettings(process.env);
  const { dataDir, releaseStore } = settings;
  const location = describeStoreLocation(settings);
  await refuseOtherStore(dataDir, 'RELEASE_STORE', location);
  const releases = await openReleases(settings);
  return { releases, location: releaseStore === null ? `${dataDir}/releases` : location };
}

/** Calls `work` with the folders of the live releases, and then deletes downloaded files. */
export async function withLiveFolders<Result>(
  options: Parameters<typeof openReleaseTarget>[0],
  work: (folders: string[], location: string) => Promise<Result>,
): Promise<Result> {
  const target = await openReleaseTarget(options);
  const scratch = await mkdtemp(join(tmpdir(), 'what-is-live-'));
  try {
    return await work(await target.liveFolders(scratch), target.location);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
