import * as v from 'valibot';
import { integer, text } from '../values/readers.ts';

/** Result for one order of a step change of several orders. */
export const stepResultSchema = v.object({
  orderno: text,
  trade: text,
  /** Reason why the step was refused, or null after a success. */
  error: v.nullable(text),
});

export type StepResult = v.InferOutput<typeof stepResultSchema>;

/** Emails that a step change of several orders would send. */
export const stepsPreviewSchema = v.object({
  moves: v.array(
    v.object({
      ...stepResultSchema.entries,
      /** Index in `mails` of the email for this order, or null if no email is sent. */
      mail: v.nullable(integer),
    }),
  ),
  /** One example of each email, with the data of one of the orders. */
  mails: v.array(v.object({ title: text, orderno: text, to: text, subject: text, text })),
});

export type StepsPreview = v.InferOutput<typeof stepsPreviewSchema>;
