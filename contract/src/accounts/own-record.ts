import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const ownRecordSchema = v.object({ name: text, mobile: text, email: text });

export type OwnRecord = v.InferOutput<typeof ownRecordSchema>;
