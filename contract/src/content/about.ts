import * as v from 'valibot';
import { pictureTextsSchema } from '../catalog/product.ts';
import { text } from '../values/readers.ts';

export const aboutSchema = v.object({
  picture: text,
  description: text,
  pictures: pictureTextsSchema,
});

export type About = v.InferOutput<typeof aboutSchema>;
