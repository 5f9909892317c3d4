import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** What a customer can read about the own account (rule 51). */
export const ownRecordSchema = v.object({ name: text, mobile: text, email: text });

export type OwnRecord = v.InferOutput<typeof ownRecordSchema>;
