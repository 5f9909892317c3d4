import * as v from 'valibot';

export const faqEntrySchema = v.object({
  question: v.string(),
  /** Text of the answer. An empty line separates paragraphs. */
  answer: v.string(),
});

export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;
