import * as v from 'valibot';
import { pictureTextsSchema } from '../catalog/product.ts';
import { text } from '../values/readers.ts';

export const bannerSchema = v.object({
  title: text,
  tagline: text,
  picture: text,
  pictures: pictureTextsSchema,
});

export type Banner = v.InferOutput<typeof bannerSchema>;
