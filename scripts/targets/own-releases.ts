import { describeStoreLocation, openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { refuseOtherStore } from 'server/store-location';

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
