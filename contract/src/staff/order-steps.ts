import * as v from 'valibot';
import { integer, text } from '../values/readers.ts';

/** Result of moving one of several orders. */
export const stepResultSchema = v.object({
  orderno: text,
  trade: text,
  /** Reason of a refusal, or null if the order was moved. */
  error: v.nullable(text),
});

export type StepResult = v.InferOutput<typeof stepResultSchema>;

/** The mails that moving several orders would send. */
export const stepsPreviewSchema = v.object({
  moves: v.array(
    v.object({
      ...stepResultSchema.entries,
      /** Index of the move's mail in `mails`, or null if it sends none. */
      mail: v.nullable(integer),
    }),
  ),
  /** One mail for each title, as one of the orders gets it. */
  mails: v.array(v.object({ title: text, orderno: text, to: text, subject: text, text })),
});

export type StepsPreview = v.InferOutput<typeof stepsPreviewSchema>;
