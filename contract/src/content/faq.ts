import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const faqEntrySchema = v.object({
  question: text,
  /** Text of the answer. An empty line separates paragraphs. */
  answer: text,
});

export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;

/** A topic of GET users/getfaq. */
export const faqTopicSchema = v.object({
  title: text,
  entries: v.nullish(v.array(faqEntrySchema), []),
});

export type FaqTopic = v.InferOutput<typeof faqTopicSchema>;
