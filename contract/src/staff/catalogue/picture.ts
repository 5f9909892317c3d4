import * as v from 'valibot';
import { text } from '../../values/readers.ts';

const number = v.number();

/** A picture of the library. Its file name is its content hash, or the name of a built-in one. */
export const pictureSchema = v.object({
  file: text,
  alt: text,
  /** In px. */
  width: number,
  height: number,
  bytes: number,
  /** Focal point in per cent from the top left corner. */
  focusx: number,
  focusy: number,
  by: text,
  at: text,
  /** Whether an entity or a draft uses it. */
  isused: v.boolean(),
  /** Whether all widths that pages use are made. */
  isready: v.boolean(),
});

export type Picture = v.InferOutput<typeof pictureSchema>;

/** Body of POST staff/catalogue/pictures/{file}. */
export const changePictureRequest = v.object({
  alt: v.string(),
  focusx: number,
  focusy: number,
});
