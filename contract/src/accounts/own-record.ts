import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** Name and contact details in the signed-in user's account. */
export const ownRecordSchema = v.object({ name: text, mobile: text, email: text });

export type OwnRecord = v.InferOutput<typeof ownRecordSchema>;
