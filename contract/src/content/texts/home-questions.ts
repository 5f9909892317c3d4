import type { FaqEntry } from '../faq.ts';

interface HomeQuestion extends FaqEntry {
  /** Whether the home page shows the question too. */
  isHome: true;
}

/**
 * Questions of the FAQ that the home page shows too. They stand apart, so that the home page does
 * not load the others.
 */
export const homeQuestions = {
  insurance: {
    question: 'Is my dress insured while it is with you?',
    isHome: true,
    answer:
      'Yes. Insurance up to £5000 is included in the price, from the moment our courier collects your dress until it is back in your hands. It costs nothing extra.',
  },
  kits: {
    question: 'Which removal kit do I need?',
    isHome: true,
    answer:
      'Kit A has 40 boxes and suits small moves. Kit B has 60 boxes and suits a home with 2-3 bedrooms. Kit C has 100 boxes and suits one with 4-5 bedrooms. If you are between two sizes, tell us what you are moving and we will say so when the smaller one is enough.',
  },
  wedding: {
    question: 'I need my dress for a wedding. How much time should I allow?',
    isHome: true,
    answer:
      'Dresses should be returned at least a week before a wedding, so that there is time to let the dress hang and to try it on once more. Tell us the date when you order, in good time: we will say whether we can keep it before you send anything.',
  },
  collection: {
    question: 'Can I collect my order myself?',
    isHome: true,
    answer:
      "Yes. Choose 'Collection Only' at checkout: nothing is paid online, there is no delivery charge, and you pay when you collect the order from our London warehouse. What we are to clean or preserve you bring there and fetch there. Moves and storage are paid on the day. The address is shown at checkout and at the foot of every page.",
  },
} as const satisfies Record<string, HomeQuestion>;
