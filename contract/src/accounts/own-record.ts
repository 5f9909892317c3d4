import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** The data that customers can read about their own account (rule 51). */
export const ownRecordSchema = v.object({ name: text, mobile: text, email: text });

export type OwnRecord = v.InferOutput<typeof ownRecordSchema>;
