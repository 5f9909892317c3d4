import type { FaqEntry } from 'contract/content/faq';
import { faqTexts } from 'contract/content/texts/faq-texts';

/** Questions of the home page for a shop whose backend stores none. */
export const compiledQuestions: FaqEntry[] = faqTexts.flatMap(({ entries }) =>
  entries.filter(({ isHome = false }) => isHome),
);
