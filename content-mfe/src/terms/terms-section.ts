import type { ShopConfig } from 'shared/core';

/** A numbered section of the terms; its id is the anchor that other pages link to. */
export interface TermsSection {
  id: string;
  title: string;
  /** A text is a paragraph, a list of texts a bulleted list. */
  content: (string | string[])[];
}

export type Terms = (shop: ShopConfig) => TermsSection[];
