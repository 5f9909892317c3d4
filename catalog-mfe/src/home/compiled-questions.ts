import type { FaqEntry } from 'contract/content/faq';
import { homeQuestions } from 'contract/content/texts/home-questions';

/** Questions of the home page for a shop whose backend stores none. */
export const compiledQuestions: FaqEntry[] = Object.values(homeQuestions);
