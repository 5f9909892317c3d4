import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { faqEntrySchema } from './faq.ts';

/** Calls that read the texts of the shop. */

const faqTopic = v.object({ title: v.string(), entries: v.array(faqEntrySchema) });

export type FaqTopic = v.InferOutput<typeof faqTopic>;

export const getFaq = declareCall({
  method: 'GET',
  path: 'users/getfaq',
  access: 'everybody',
  kind: 'catalogue',
  summary: 'Questions and answers by topic',
  response: dataResponse(v.array(faqTopic)),
});

export const getHomeQuestions = declareCall({
  method: 'GET',
  path: 'users/gethomequestions',
  access: 'everybody',
  kind: 'catalogue',
  summary: 'The questions of the FAQ that the firm has chosen for the home page',
  response: dataResponse(v.array(faqEntrySchema)),
});

const termsSection = v.object({
  /** The last part of links such as /terms#insurance. */
  anchor: v.string(),
  title: v.string(),
  /**
   * Text of the section. An empty line separates paragraphs. Lines of a list begin with a hyphen.
   * {brand}, {phone} and {email} stand for those of the shop. Call `fillInShopDetails` and then
   * `parseTextBlocks` to render the text.
   */
  content: v.string(),
});

export type TermsSection = v.InferOutput<typeof termsSection>;

export const getTerms = declareCall({
  method: 'GET',
  path: 'users/getterms',
  access: 'everybody',
  kind: 'catalogue',
  summary: 'Sections of the terms and conditions',
  response: dataResponse(v.array(termsSection)),
});
