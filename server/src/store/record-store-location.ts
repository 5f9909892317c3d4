import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../settings/read-settings.ts';

type StoreSetting = 'DATABASE_URL' | 'RELEASE_STORE';

const getLocationFile = (dataDir: string, setting: StoreSetting) =>
  join(dataDir, `${setting.toLowerCase().replace('_', '-')}.location`);

/**
 * Records the location of the shop's database (`DATABASE_URL`) or release store (`RELEASE_STORE`)
 * in the data folder. `location` must contain no password.
 */
export async function recordStoreLocation(
  dataDir: string,
  setting: StoreSetting,
  location: string,
): Promise<void> {
  const file = getLocationFile(dataDir, setting);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.${process.pid}`, location);
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Throws a `SettingError` if a command would use another database or release store than the shop
 * with this data folder.
 */
export async function refuseOtherStore(
  dataDir: string,
  setting: StoreSetting,
  location: string,
): Promise<void> {
  const recordedLocation = await readFile(getLocationFile(dataDir, setting), 'utf8').catch(
    (cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return location;
      throw cause;
    },
  );
  if (recordedLocation === location) return;
  throw new SettingError(
    setting,
    `leads to ${location}, but the shop over ${dataDir} uses ${recordedLocation}. ` +
      'Nothing was changed: use the setting of that shop, or start the shop with the new setting first',
  );
}
