import type { QuoteSource } from 'contract/quotes/quote-state';

/** A quote of the demo data. */
export interface DemoQuote {
  /** Index of the customer in `demoPeople`. */
  person: number;
  source: QuoteSource;
  hoursAgo: number;
  /** Home whose furniture is moved, or null for other work. */
  home: 'one' | 'two' | 'three' | null;
  note: string;
  /** Colleague who has it, by index, or null. */
  colleague: number | null;
  /** Ids of ordered products, and the free lines. */
  offer: DemoOffer | null;
  /** Final event of the offer. Undefined while the customer has not answered. */
  end?: { event: 'decline' | 'expire' | 'withdraw'; hoursAgo: number; reason: string };
  /** The customer's question about the quote, or undefined. */
  question?: string;
}

interface DemoOffer {
  hoursAgo: number;
  products: readonly (readonly [productid: number, quantity: number])[];
  freeLines: readonly { serviceid: number; text: string; price: number }[];
  discount: { amount: number; reason: string } | null;
  deposit: { amount: number; restdays: number } | null;
  /** Days from today to the last day of the offer. */
  validDays: number;
  message: string;
}

const REMOVALS = 5;
const CURTAINS = 7;

/** Quotes in all states but accepted, which `add-demo-quotes.ts` makes from orders. The oldest comes first. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    person: 34,
    source: 'form',
    hoursAgo: 700,
    home: null,
    note: 'Eleven pairs of lined curtains in a hall with high windows. Could you take them down and hang them again?',
    colleague: 1,
    offer: {
      hoursAgo: 680,
      products: [[61, 11]],
      freeLines: [{ serviceid: CURTAINS, text: 'Taking down and hanging again', price: 18_000 }],
      discount: null,
      deposit: null,
      validDays: -6,
      message: 'Thank you for the measurements. We bring our own ladders.',
    },
    end: { event: 'expire', hoursAgo: 144, reason: '' },
  },
  {
    person: 29,
    source: 'calculator',
    hoursAgo: 400,
    home: 'three',
    note: 'Completion is not certain yet.',
    colleague: 0,
    offer: {
      hoursAgo: 380,
      products: [[53, 1]],
      freeLines: [{ serviceid: REMOVALS, text: 'Second crew for the afternoon', price: 32_000 }],
      discount: null,
      deposit: { amount: 30_000, restdays: 7 },
      validDays: 20,
      message: 'With this list we come with two vans.',
    },
    end: { event: 'decline', hoursAgo: 300, reason: 'The sale fell through.' },
  },
  {
    person: 24,
    source: 'phone',
    hoursAgo: 260,
    home: 'one',
    note: 'Third floor without a lift, and the new flat has a narrow staircase.',
    colleague: 1,
    offer: {
      hoursAgo: 255,
      products: [[51, 1]],
      freeLines: [],
      discount: null,
      deposit: null,
      validDays: 12,
      message: 'As we said on the phone.',
    },
    end: { event: 'withdraw', hoursAgo: 200, reason: 'The street is closed on all her days.' },
  },
  {
    person: 18,
    source: 'calculator',
    hoursAgo: 170,
    home: 'two',
    note: 'There is an upright piano on the ground floor.',
    colleague: 0,
    offer: {
      hoursAgo: 150,
      products: [[52, 1]],
      freeLines: [
        { serviceid: REMOVALS, text: 'Upright piano, ground floor to ground floor', price: 9_500 },
      ],
      discount: { amount: 2_500, reason: 'Boxes of your last move' },
      deposit: { amount: 20_000, restdays: 7 },
      validDays: 2,
      message: 'The piano travels in its own blankets, with three people.',
    },
  },
  {
    person: 14,
    source: 'calculator',
    hoursAgo: 75,
    home: 'two',
    note: 'We can be flexible by a week.',
    colleague: 1,
    offer: {
      hoursAgo: 50,
      products: [
        [52, 1],
        [30, 20],
      ],
      freeLines: [],
      discount: null,
      deposit: null,
      validDays: 24,
      message: 'The boxes come a week before.',
    },
    question: 'Does the price include taking the wardrobes apart?',
  },
  {
    person: 8,
    source: 'form',
    hoursAgo: 30,
    home: null,
    note: 'My grandmother’s veil has a tear of about ten centimetres. Can it be mended by May?',
    colleague: null,
    offer: null,
  },
  {
    person: 11,
    source: 'phone',
    hoursAgo: 20,
    home: 'one',
    note: 'Calls back on Thursday with the date.',
    colleague: 0,
    offer: null,
  },
  {
    person: 2,
    source: 'calculator',
    hoursAgo: 2,
    home: 'three',
    note: 'Two cats, and a greenhouse that should come along if possible.',
    colleague: null,
    offer: null,
  },
];
