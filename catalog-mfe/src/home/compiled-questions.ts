import type { FaqEntry } from 'contract/content/faq';

/** FAQ entries for a shop whose backend stores none. */
export const compiledQuestions: FaqEntry[] = [
  {
    question: 'Is my dress insured while it is with you?',
    answer:
      'Yes, up to £5000, from the moment our courier collects it until it is back in your hands. It is valued at half the purchase price.',
  },
  {
    question: 'Which removal kit do I need?',
    answer:
      'Kit A has 40 boxes and suits small moves, Kit B has 60 for 2-3 bedrooms, Kit C has 100 for 4-5 bedrooms.',
  },
  {
    question: 'I need my dress for a wedding. How much time should I allow?',
    answer:
      'Dresses should be returned at least a week before a wedding. Tell us the date when you order, in good time.',
  },
  {
    question: 'Can I collect my order myself?',
    answer:
      "Yes: choose 'Collection Only' at checkout. Nothing is paid online, and there is no delivery charge.",
  },
];
