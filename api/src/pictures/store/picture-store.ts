import { basename } from 'node:path/posix';
import { ConflictError, type ObjectStore } from 'server/store/object-store';
import { openStore } from 'server/store/open-store';
import type { Config } from '../../config/config.ts';
import { runOnStore } from './run-on-store.ts';

/** Store of the files of uploaded pictures. Rejects with 503 while the store cannot be reached. */
export interface PictureStore {
  /** Stores a file. Does nothing if the file exists, because its name is its content hash. */
  put(file: string, body: Buffer): Promise<void>;
  /** Resolves to null for a missing file. */
  get(file: string): Promise<Buffer | null>;
  list(): Promise<StoredPicture[]>;
  delete(file: string): Promise<void>;
}

interface StoredPicture {
  file: string;
  storedAt: Date;
}

export async function openPictureStore({
  pictureStore,
}: Pick<Config, 'pictureStore'>): Promise<PictureStore> {
  return createPictureStore(await openStore(pictureStore));
}

/** Distributes the files over folders, because the store lists a whole folder to read one file. */
const getKey = (file: string): string => `${file.slice(0, 2)}/${file}`;

function createPictureStore(store: ObjectStore): PictureStore {
  return {
    put: (file, body) =>
      runOnStore(async () => {
        try {
          await store.create(getKey(file), body);
        } catch (cause) {
          if (!(cause instanceof ConflictError)) throw cause;
        }
      }),
    get: (file) => runOnStore(async () => (await store.read(getKey(file)))?.body ?? null),
    list: () =>
      runOnStore(async () =>
        (await store.list('')).map(({ key, storedAt }) => ({
          file: basename(key),
          storedAt: new Date(storedAt),
        })),
      ),
    delete: (file) => runOnStore(() => store.remove(getKey(file))),
  };
}

/** Number of hexadecimal characters of the SHA-256 in a file name. */
const HASH_LENGTH = 32;

/** Matches names of uploaded pictures. No built-in picture has such a name. */
const UPLOADED_NAME_PATTERN = /^[0-9a-f]{32}\.(?:jpg|webp)$/;

export const isUploadedName = (file: string): boolean => UPLOADED_NAME_PATTERN.test(file);

export const buildUploadedName = (sha256: string, extension: 'jpg' | 'webp'): string =>
  `${sha256.slice(0, HASH_LENGTH)}.${extension}`;

/** Returns the hash in the name of an uploaded picture. */
export const getContentHash = (file: string): string => file.slice(0, HASH_LENGTH);
