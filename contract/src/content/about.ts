import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** The firm's picture and description (specification, section 7). */
export const aboutSchema = v.object({ picture: text, description: text });

export type About = v.InferOutput<typeof aboutSchema>;
