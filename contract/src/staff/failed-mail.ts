import * as v from 'valibot';
import { flag, id, integer, text } from '../values/readers.ts';

/** An email whose last attempt failed. */
export const failedMailSchema = v.object({
  id,
  kind: text,
  orderno: text,
  to: text,
  reason: text,
  attempts: integer,
  givenup: flag,
  queuedat: text,
});

export type FailedMail = v.InferOutput<typeof failedMailSchema>;

/** Key of the next page, or null after the last one. */
export const nextKeySchema = v.object({ next: v.nullable(v.string()) });
