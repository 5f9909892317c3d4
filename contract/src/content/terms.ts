import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** A section of GET users/getterms. Other pages link to it by its anchor. */
export const termsSectionSchema = v.object({
  anchor: text,
  title: text,
  /** `parseTextBlocks` reads it, after `fillInShopDetails`. */
  content: text,
});

export type TermsSection = v.InferOutput<typeof termsSectionSchema>;
