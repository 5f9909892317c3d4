import type { ShopConfig } from 'shared/session';

/** Other pages link to a section by its id. */
export interface TermsSection {
  id: string;
  title: string;
  /** A string is a paragraph. A list of strings is a bulleted list. */
  content: (string | string[])[];
}

export type BuildTerms = (shop: ShopConfig) => TermsSection[];
