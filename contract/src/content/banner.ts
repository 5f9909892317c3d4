import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const bannerSchema = v.object({ title: text, tagline: text, picture: text });

export type Banner = v.InferOutput<typeof bannerSchema>;
