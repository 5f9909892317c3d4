import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PrivatePhoto } from 'contract/photos/private-photo';
import type { Tx } from '../db/db.ts';
import { type PhotoSize, photoSizes } from './photo-store.ts';
import { photoKeys, type PhotoRow } from './tables.ts';

/** Lifetime of the address of a photo, in seconds. */
const LIFETIME_SECONDS = 15 * 60;

/** Pattern of a ticket: file of the photo, size, end in seconds since 1970, and signature. */
const TICKET_PATTERN = /^([\w-]{36})\.(full|thumb)\.(\d{1,12})\.([\w-]{43})$/;

/** Returns the key of the signatures. All backends of the shop have the same. */
async function loadSigningKey(tx: Tx): Promise<string> {
  const [row] = await tx.select({ key: photoKeys.key }).from(photoKeys);
  if (row === undefined) throw new Error('The database has no key for the addresses of photos.');
  return row.key;
}

/** Returns photos for pages, with addresses that end after a few minutes. */
export async function toApiPhotos(
  tx: Tx,
  photos: readonly PhotoRow[],
  now = Date.now(),
): Promise<PrivatePhoto[]> {
  if (photos.length === 0) return [];
  const key = await loadSigningKey(tx);
  const end = Math.floor(now / 1000) + LIFETIME_SECONDS;
  return photos.map(({ id, file, width, height, at }) => ({
    id,
    url: `photos/${sign(key, file, 'full', end)}`,
    thumbnailurl: `photos/${sign(key, file, 'thumb', end)}`,
    width,
    height,
    at: at.toISOString(),
  }));
}

/** Returns the file and the size of a ticket. Returns null for a false or an ended one. */
export async function readTicket(
  tx: Tx,
  ticket: string,
  now = Date.now(),
): Promise<{ file: string; size: PhotoSize } | null> {
  const [, file = '', size = '', end = '', signature = ''] = TICKET_PATTERN.exec(ticket) ?? [];
  const photoSize = photoSizes.find((name) => name === size);
  if (photoSize === undefined || Number(end) * 1000 < now) return null;
  const expected = sign(await loadSigningKey(tx), file, photoSize, Number(end));
  const isGenuine = timingSafeEqual(
    Buffer.from(expected.slice(-signature.length)),
    Buffer.from(signature),
  );
  return isGenuine ? { file, size: photoSize } : null;
}

function sign(key: string, file: string, size: PhotoSize, end: number): string {
  const text = `${file}.${size}.${end}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
