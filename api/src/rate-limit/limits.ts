/** Who is counted together: `pair` is one address on one account. */
export const subjects = ['address', 'pair', 'account', 'recipient'] as const;

export type Subject = (typeof subjects)[number];

/** So many of something within `window` ms, for each subject that has a number. */
export interface Limit extends Partial<Record<Subject, number>> {
  name: string;
  what: string;
  window: number;
}

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;

/**
 * Every limit of the shop; `docs/limits.md` shows this table. One network address alone never uses up
 * what an e-mail address has: what the pair of the two has is less.
 */
export const limits = [
  { name: 'login', what: 'Wrong passwords', address: 60, pair: 10, window: QUARTER },
  {
    name: 'login-elsewhere',
    what: 'Wrong passwords from addresses where nobody signed in to the account lately',
    account: 150,
    window: HOUR,
  },
  { name: 'signup', what: 'Sign-ups', address: 30, pair: 10, account: 50, window: QUARTER },
  { name: 'guest', what: 'Guest checkouts', address: 60, pair: 20, account: 100, window: QUARTER },
  {
    name: 'contact',
    what: 'Contact messages',
    address: 30,
    pair: 10,
    account: 50,
    window: QUARTER,
  },
  { name: 'order', what: 'Orders placed', address: 30, account: 20, window: QUARTER },
  { name: 'order', what: 'Orders placed', address: 100, account: 60, window: DAY },
  {
    name: 'payment-session',
    what: 'Card payments started',
    address: 60,
    account: 30,
    recipient: 30,
    window: HOUR,
  },
  { name: 'details', what: 'Delivery details saved', address: 120, account: 60, window: HOUR },
  { name: 'saved-line', what: 'Basket lines saved', address: 1200, account: 600, window: QUARTER },
  { name: 'mail', what: 'Orders mailed to an unconfirmed address', recipient: 5, window: DAY },
  { name: 'mail', what: 'Orders mailed to a confirmed account', account: 50, window: DAY },
] as const satisfies readonly Limit[];

export type LimitName = (typeof limits)[number]['name'];

/** The rows of one name. */
export function limitsOf(name: LimitName): readonly Limit[] {
  return limits.filter((limit) => limit.name === name);
}
