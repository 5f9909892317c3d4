import * as v from 'valibot';
import { pictureTextsSchema } from '../catalog/product.ts';
import { id, text } from '../values/readers.ts';

export const fitCheckEntrySchema = v.object({
  picture: text,
  url: text,
  url_label: text,
  pictures: pictureTextsSchema,
});

export type FitCheckEntry = v.InferOutput<typeof fitCheckEntrySchema>;

export const featuredProductSchema = v.object({ productid: id });

export type FeaturedProduct = v.InferOutput<typeof featuredProductSchema>;
