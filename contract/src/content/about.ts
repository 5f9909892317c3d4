import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const aboutSchema = v.object({ picture: text, description: text });

export type About = v.InferOutput<typeof aboutSchema>;
