import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from './settings/setting-error.ts';

/** A store of the shop, by the setting that names it. */
type StoreSetting = 'DATABASE_URL' | 'RELEASE_STORE';

const fileOf = (dataDir: string, setting: StoreSetting) =>
  join(dataDir, `${setting.toLowerCase().replace('_', '-')}.location`);

/** Records in the data folder which store the shop over it uses, without passwords. */
export async function recordStoreLocation(
  dataDir: string,
  setting: StoreSetting,
  location: string,
): Promise<void> {
  const file = fileOf(dataDir, setting);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.${process.pid}`, location);
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Throws `SettingError` when a command would work on another store than the shop over this data folder. A folder
 * over which no shop has run yet allows any.
 */
export async function refuseOtherStore(
  dataDir: string,
  setting: StoreSetting,
  location: string,
): Promise<void> {
  const used = await readFile(fileOf(dataDir, setting), 'utf8').catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return location;
    throw cause;
  });
  if (used === location) return;
  throw new SettingError(
    setting,
    `leads to ${location}, but the shop over ${dataDir} uses ${used}. ` +
      'Nothing was done: set it as for that shop, or start the shop with it first',
  );
}
