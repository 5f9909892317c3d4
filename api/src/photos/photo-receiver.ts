import {
  MAX_PHOTO_BYTES,
  PHOTO_KEY_HEADER,
  type PrivatePhoto,
} from 'contract/photos/private-photo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { badRequest } from '../http/http-error.ts';
import { decodeUpload } from '../pictures/decoding/decode-upload.ts';
import { acceptFiles, readUpload, refuseAtField } from '../pictures/staff/upload/receive-upload.ts';
import { UploadQueue } from '../pictures/staff/upload/upload-queue.ts';
import { openPhotoStore, type PhotoStore } from './photo-store.ts';
import { findPhotoByKey, type PhotoOwner, checkPhotoLimit, storePhoto } from './store-photo.ts';

/**
 * Largest numbers of uploads in this process. Uploads of photos cannot take the memory of staff's
 * uploads to the catalogue.
 */
const uploadQueue = new UploadQueue({ uploads: 6, decoders: 1 });

/** Receives and stores uploaded photos. One receiver serves all upload calls of a plugin. */
export class PhotoReceiver {
  readonly #db: ApiContext['db'];
  readonly #store: PhotoStore;

  private constructor(db: ApiContext['db'], store: PhotoStore) {
    this.#db = db;
    this.#store = store;
  }

  /** Makes all requests of the plugin `app` uploads, and returns their receiver. */
  static async open(app: FastifyInstance, { config, db }: ApiContext): Promise<PhotoReceiver> {
    acceptFiles(app);
    return new PhotoReceiver(db, await openPhotoStore(config));
  }

  /** Stores the file of a request. Throws 400 for no picture, 409 without space and 413 for a large file. */
  async receive<Locked>(
    request: FastifyRequest,
    reply: FastifyReply,
    owner: PhotoOwner<Locked>,
  ): Promise<PrivatePhoto> {
    const [db, store] = [this.#db, this.#store];
    const key = readKey(request);
    const stored = await findPhotoByKey(db, owner, key);
    if (stored !== null) {
      // Reads the rest of the file, because browsers lose a response during an upload.
      request.raw.resume();
      return stored;
    }
    await checkPhotoLimit(db, owner);
    return refuseAtField(reply, () =>
      uploadQueue.admit(async () => {
        const file = await readUpload(request, MAX_PHOTO_BYTES);
        const picture = await uploadQueue.decode(() => decodeUpload(file));
        return storePhoto({ db, store }, owner, { key, picture });
      }),
    );
  }
}

function readKey(request: FastifyRequest): string {
  const key = readHeader(request, PHOTO_KEY_HEADER);
  if (/^[0-9a-f-]{36}$/i.test(key)) return key.toLowerCase();
  throw badRequest('Picture: the upload has no key. Please try again.', 'bad_key');
}

/** Returns a header of an upload, or ''. */
export const readHeader = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
