import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** The picture and description of the firm (specification, section 7). */
export const aboutSchema = v.object({ picture: text, description: text });

export type About = v.InferOutput<typeof aboutSchema>;
