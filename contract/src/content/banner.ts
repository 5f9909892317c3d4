import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** A banner with title, tagline and an optional picture. */
export const bannerSchema = v.object({ title: text, tagline: text, picture: text });

export type Banner = v.InferOutput<typeof bannerSchema>;
