import { and, eq, type SQL } from 'drizzle-orm';
import type { PrivatePhoto } from 'contract/photos/private-photo';
import sharp, { type Sharp } from 'sharp';
import type { Db, Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import type { CleanPicture } from '../pictures/decoding/clean-picture.ts';
import { toApiPhotos } from './photo-address.ts';
import { createPhotoName, getPhotoFile, type PhotoStore } from './photo-store.ts';
import type { NewPhotoRow, PhotoRow, PhotoTable } from './tables.ts';

/** Longest side of a thumbnail, in px. */
const THUMB_SIZE = 480;

/** The owner of photos, such as a quote. `Locked` is its locked row. */
export interface PhotoOwner<Locked> {
  table: PhotoTable;
  /** Selects the owner's rows of the table. */
  ownerCondition: SQL;
  /** Name of the kind of owner in messages, such as 'a quote'. */
  title: string;
  /** Largest number of photos. */
  maxPhotos: number;
  /** Locks the owner until the transaction ends. Throws if photos cannot be added to it. */
  lock: (tx: Tx) => Promise<Locked>;
  /** Inserts the row of a new photo. */
  insert: (tx: Tx, locked: Locked, photo: NewPhotoRow) => Promise<PhotoRow>;
}

interface NewPhoto {
  /** UUID of the upload. */
  key: string;
  picture: CleanPicture;
}

/** The rows of an owner's photos. */
type OwnerRows = Pick<PhotoOwner<never>, 'table' | 'ownerCondition'>;

/** Returns the photo of an earlier upload with this key, or null. */
export async function findPhotoByKey(
  tx: Tx,
  { table, ownerCondition }: OwnerRows,
  key: string,
): Promise<PrivatePhoto | null> {
  const photos = await tx
    .select()
    .from(table)
    .where(and(ownerCondition, eq(table.key, key)));
  const [photo] = await toApiPhotos(tx, photos);
  return photo ?? null;
}

/**
 * Stores a photo in both sizes. The files are written before their row, and the clean-up deletes
 * files without a row. A repeated upload returns the stored photo. Throws 409 if the owner has
 * `maxPhotos` already.
 */
export async function storePhoto<Locked>(
  { db, store }: { db: Db; store: PhotoStore },
  owner: PhotoOwner<Locked>,
  { key, picture }: NewPhoto,
): Promise<PrivatePhoto> {
  const file = createPhotoName();
  const { full, thumb } = await convertPhoto(picture);
  await store.put(getPhotoFile(file, 'full'), full);
  await store.put(getPhotoFile(file, 'thumb'), thumb);
  return db.transaction(async (tx) => {
    const locked = await owner.lock(tx);
    const existing = await findPhotoByKey(tx, owner, key);
    if (existing !== null) return existing;
    await checkPhotoLimit(tx, owner);
    const { width, height } = picture;
    const row = await owner.insert(tx, locked, { key, file, width, height, bytes: full.length });
    const [photo] = await toApiPhotos(tx, [row]);
    if (photo === undefined) throw new Error('The stored photo is missing.');
    return photo;
  });
}

/** Throws 409 if the owner has `maxPhotos` already. */
export async function checkPhotoLimit(
  tx: Tx,
  {
    table,
    ownerCondition,
    title,
    maxPhotos,
  }: OwnerRows & Pick<PhotoOwner<never>, 'title' | 'maxPhotos'>,
): Promise<void> {
  const count = await tx.$count(table, ownerCondition);
  if (count >= maxPhotos)
    throw conflict(
      `Picture: ${title} has at most ${maxPhotos} photos. Remove one first.`,
      'picture_many',
    );
}

/** The decoder has removed all metadata, such as the location of the camera. */
async function convertPhoto({ body, extension }: CleanPicture) {
  const full = extension === 'jpg' ? body : await toJpeg(sharp(body));
  const thumb = await toJpeg(
    sharp(full).resize({ width: THUMB_SIZE, height: THUMB_SIZE, fit: 'inside' }),
  );
  return { full, thumb };
}

const toJpeg = (image: Sharp): Promise<Buffer> =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
