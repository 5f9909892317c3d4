import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** A section of GET users/getterms. The anchor is part of links from other pages. */
export const termsSectionSchema = v.object({
  anchor: text,
  title: text,
  /**
   * Text of the section. Call `fillInShopDetails` and then `parseTextBlocks` to render the text.
   */
  content: text,
});

export type TermsSection = v.InferOutput<typeof termsSectionSchema>;
