import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { nullIfMissing } from 'server/store/null-if-missing';
import type { ObjectStore } from 'server/store/object-store';
import { openStore } from 'server/store/open-store';
import { array, looseObject, object, optional, parse, record, string } from 'valibot';
import type { Config } from '../config/config.ts';
import type { AddFile } from './archive/write-archive.ts';
import { LAST_BACKUP_KEY } from './last-backup.ts';

/**
 * Key of the registry, which lists the releases of each package. The registry is the last file of
 * the release store in an archive. A restore thus writes the registry after the listed releases.
 */
const REGISTRY_KEY = 'registry.json';

/**
 * Files of the data folder that contain keys of the shop, each with the setting that can replace
 * the file.
 */
const keyFiles = { 'captcha.key': 'CAPTCHA_HMAC_KEY', 'staff-secret.key': 'STAFF_SECRET_KEY' };

type Locations = Pick<Config, 'releaseStore' | 'pictureStore' | 'photoStore'>;

export async function openFileStores({ releaseStore, pictureStore, photoStore }: Locations) {
  return {
    releases: await openStore(releaseStore),
    pictures: await openStore(pictureStore),
    photos: await openStore(photoStore),
  };
}

/**
 * Adds the key files of the data folder to the archive. Resolves to the names of the settings that
 * contain keys, because the archive does not contain settings.
 */
export async function addKeys(
  { dataDir, staffSecretKey, captcha }: Pick<Config, 'dataDir' | 'staffSecretKey' | 'captcha'>,
  add: AddFile,
): Promise<string[]> {
  for (const name of Object.keys(keyFiles)) {
    const key = await readFile(join(dataDir, name)).catch(nullIfMissing);
    if (key !== null) await add(`keys/${name}`, key);
  }
  const isSet = { CAPTCHA_HMAC_KEY: captcha.hmacKey, STAFF_SECRET_KEY: staffSecretKey };
  return Object.entries(isSet).flatMap(([setting, value]) => (value === null ? [] : [setting]));
}

/** Adds all pictures to the archive. Resolves to the pictures' file names. */
export async function addPictures(pictures: ObjectStore, add: AddFile): Promise<Set<string>> {
  const keys = await addEntries(pictures, 'pictures/', add, () => true);
  return new Set(keys.map((key) => basename(key)));
}

/** Adds all photos of customers to the archive. */
export async function addPhotos(photos: ObjectStore, add: AddFile): Promise<void> {
  await addEntries(photos, 'photos/', add, () => true);
}

/**
 * Adds the files of the release store to the archive, and the registry last. Resolves to the number
 * of releases. Throws if a listed release has no files.
 */
export async function addReleases(releases: ObjectStore, add: AddFile): Promise<number> {
  const registry = await releases.read(REGISTRY_KEY);
  const folders = registry === null ? [] : listReleaseFolders(String(registry.body));
  const missingFolders = new Set(folders);
  await addEntries(releases, 'releases/', add, (key) => {
    missingFolders.delete(key.split('/').slice(0, 2).join('/'));
    // Excludes pictures and photos, which may be in the release store, because they are added
    // separately.
    return ![REGISTRY_KEY, LAST_BACKUP_KEY].includes(key) && !/^(pictures|photos)\//.test(key);
  });
  if (missingFolders.size > 0)
    throw new Error(
      `The files of release ${[...missingFolders].join(', ')} are missing. If releases were deleted just now, run the backup again.`,
    );
  if (registry !== null) await add(`releases/${REGISTRY_KEY}`, registry.body);
  return folders.length;
}

async function addEntries(
  store: ObjectStore,
  prefix: string,
  add: AddFile,
  isIncluded: (key: string) => boolean,
): Promise<string[]> {
  const keys: string[] = [];
  for (const { key } of await store.list('')) {
    if (!isIncluded(key)) continue;
    const entry = await store.read(key);
    // Skips an object that was deleted after the listing.
    if (entry === null) continue;
    await add(`${prefix}${key}`, entry.body);
    keys.push(key);
  }
  return keys;
}

const registrySchema = looseObject({
  microFrontends: optional(
    record(string(), array(looseObject({ extras: object({ folder: string() }) }))),
    {},
  ),
});

function listReleaseFolders(registry: string): string[] {
  const { microFrontends } = parse(registrySchema, JSON.parse(registry));
  return Object.values(microFrontends).flatMap((releases) =>
    releases.map(({ extras }) => extras.folder),
  );
}
