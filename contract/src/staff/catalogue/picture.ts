import * as v from 'valibot';
import { text } from '../../values/readers.ts';

const number = v.number();

/**
 * A picture in the library. `file` contains the hash of its content. Pictures that come with the
 * shop have names instead.
 */
export const pictureSchema = v.object({
  file: text,
  alt: text,
  /** Width and height in px. */
  width: number,
  height: number,
  bytes: number,
  /** Focal point in per cent from the top left corner. */
  focusx: number,
  focusy: number,
  by: text,
  at: text,
  /** Whether an entity or a draft uses the picture. */
  isused: v.boolean(),
  /** Whether the picture exists in all widths that pages use. */
  isready: v.boolean(),
});

export type Picture = v.InferOutput<typeof pictureSchema>;

/** Body of POST staff/catalogue/pictures/{file}. */
export const changePictureRequest = v.object({
  alt: v.string(),
  focusx: number,
  focusy: number,
});
