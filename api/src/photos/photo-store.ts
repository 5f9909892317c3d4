import { randomUUID } from 'node:crypto';
import type { ObjectStore } from 'server/store/object-store';
import { openStore } from 'server/store/open-store';
import type { Config } from '../config/config.ts';
import { runOnStore } from '../pictures/store/run-on-store.ts';

/** Sizes in which a photo is stored. */
export const photoSizes = ['full', 'thumb'] as const;

export type PhotoSize = (typeof photoSizes)[number];

/** Store of the files of private photos. Rejects with 503 while the store cannot be reached. */
export interface PhotoStore {
  put(file: string, body: Buffer): Promise<void>;
  /** Resolves to null for a missing file. */
  get(file: string): Promise<Buffer | null>;
  list(): Promise<{ file: string; storedAt: Date }[]>;
  delete(file: string): Promise<void>;
}

export async function openPhotoStore({
  photoStore,
}: Pick<Config, 'photoStore'>): Promise<PhotoStore> {
  const store: ObjectStore = await openStore(photoStore);
  return {
    put: (file, body) => runOnStore(async () => void (await store.create(file, body))),
    get: (file) => runOnStore(async () => (await store.read(file))?.body ?? null),
    list: () =>
      runOnStore(async () =>
        (await store.list('')).map(({ key, storedAt }) => ({
          file: key,
          storedAt: new Date(storedAt),
        })),
      ),
    delete: (file) => runOnStore(() => store.remove(file)),
  };
}

/** Returns a name that nobody can guess for the files of a new photo. */
export const createPhotoName = (): string => randomUUID();

/** Returns the file of a photo in a size. */
export const getPhotoFile = (name: string, size: PhotoSize): string => `${name}-${size}.jpg`;
