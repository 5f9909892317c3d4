import * as v from 'valibot';
import { integer, time } from '../calls/wire.ts';

/** A private photo. The addresses are relative to the API's and end after a few minutes. */
export const privatePhoto = v.object({
  id: integer,
  url: v.string(),
  thumbnailurl: v.string(),
  /** Width and height in px. */
  width: integer,
  height: integer,
  at: time,
});

export type PrivatePhoto = v.InferOutput<typeof privatePhoto>;

/** Largest size of an uploaded photo, in bytes. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** Header of an upload with a UUID, with which a repeated upload is one photo. */
export const PHOTO_KEY_HEADER = 'x-photo-key';

/** Media types of uploads. The content of the file decides its type. */
export const photoFileTypes = ['image/*', 'application/octet-stream'] as const;
