import type { ShopConfig } from 'shared/session';

/** A numbered section of the terms. Other pages link to it by its id. */
export interface TermsSection {
  id: string;
  title: string;
  /** A string is a paragraph. A list of strings is a bulleted list. */
  content: (string | string[])[];
}

export type BuildTerms = (shop: ShopConfig) => TermsSection[];
