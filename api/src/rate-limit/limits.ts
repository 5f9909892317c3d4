/**
 * Subjects of limits, in the order of counting. If one refuses, the next ones do not count.
 * `network` is the IPv6 network of an address. `pair` is an IP address together with an e-mail
 * address.
 */
export const subjects = ['account', 'address', 'network', 'pair', 'recipient'] as const;

export type Subject = (typeof subjects)[number];

/** Maximum numbers of calls within `windowMs` ms, by subject. */
export interface Limit extends Partial<Record<Subject, number>> {
  name: string;
  what: string;
  window: number;
}

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;

/**
 * All limits of the shop, also listed in `docs/limits.md`. No limit blocks an e-mail address
 * because of other people's attempts. An `account` is a signed-in user, except for
 * `login-elsewhere`, which refuses nothing itself.
 */
export const limits = [
  {
    name: 'sign-in',
    what: 'Sign-ins, right or wrong',
    address: 300,
    network: 1200,
    pair: 100,
    window: QUARTER,
  },
  { name: 'login', what: 'Wrong passwords', address: 60, network: 240, pair: 10, window: QUARTER },
  {
    name: 'login-elsewhere',
    what: 'Wrong passwords from addresses where nobody signed in to the account lately; beyond it the next row holds',
    account: 150,
    window: HOUR,
  },
  {
    name: 'login-attacked',
    what: 'Wrong passwords from such an address at such an account',
    pair: 3,
    window: HOUR,
  },
  { name: 'signup', what: 'Sign-ups', address: 30, network: 120, pair: 10, window: QUARTER },
  { name: 'guest', what: 'Guest checkouts', address: 60, network: 240, pair: 20, window: QUARTER },
  {
    name: 'contact',
    what: 'Contact messages',
    address: 30,
    network: 120,
    pair: 10,
    window: QUARTER,
  },
  {
    name: 'contact-answer',
    what: 'Contact messages that are acknowledged by mail; more are taken without',
    address: 20,
    network: 80,
    recipient: 2,
    window: DAY,
  },
  {
    name: 'order',
    what: 'Tries to place an order',
    account: 20,
    address: 30,
    network: 120,
    window: QUARTER,
  },
  {
    name: 'stored-order',
    what: 'Orders placed',
    account: 60,
    address: 100,
    network: 400,
    window: DAY,
  },
  {
    name: 'payment-session',
    what: 'Card payments started',
    account: 30,
    address: 60,
    network: 240,
    window: HOUR,
  },
  {
    name: 'payment-check',
    what: 'Questions whether a payment page is paid',
    account: 60,
    address: 240,
    network: 960,
    window: QUARTER,
  },
  {
    name: 'details',
    what: 'Shipping details saved',
    account: 60,
    address: 120,
    network: 480,
    window: HOUR,
  },
  {
    name: 'saved-line',
    what: 'Basket lines saved',
    account: 600,
    address: 1200,
    network: 4800,
    window: QUARTER,
  },
  {
    name: 'order-link',
    what: 'Orders, and free days for them, opened by the link of a mail; orders taken into an account',
    account: 60,
    address: 120,
    network: 480,
    window: QUARTER,
  },
  {
    name: 'order-change',
    what: 'Orders cancelled by their shoppers, and other days asked for',
    account: 30,
    address: 60,
    network: 240,
    window: QUARTER,
  },
  {
    name: 'saved-basket',
    what: 'Whole baskets saved',
    account: 600,
    address: 1200,
    network: 4800,
    window: QUARTER,
  },
  {
    name: 'confirm-date',
    what: 'Dates confirmed by the link in a mail',
    address: 30,
    network: 120,
    window: QUARTER,
  },
  { name: 'mail', what: 'Unpaid orders mailed to an account', account: 20, window: DAY },
  {
    name: 'mail',
    what: 'Unpaid orders mailed to a mailbox for its guests',
    recipient: 5,
    window: DAY,
  },
  {
    name: 'forgotten-password',
    what: 'Links for a forgotten password',
    address: 20,
    network: 80,
    pair: 5,
    window: HOUR,
  },
  {
    // As long as a link is valid, so that a refused user has a valid link in the mailbox.
    name: 'forgotten-password',
    what: 'Links for a forgotten password to a mailbox, whoever asks',
    recipient: 3,
    window: HOUR / 2,
  },
  {
    name: 'account-link',
    what: 'Links of such mails that are used, right or wrong',
    address: 30,
    network: 120,
    window: QUARTER,
  },
  {
    name: 'account',
    what: 'Changes to an account',
    account: 120,
    address: 240,
    network: 960,
    window: HOUR,
  },
  {
    name: 'account-export',
    what: 'Exports of all data of an account',
    account: 20,
    address: 60,
    network: 240,
    window: HOUR,
  },
  {
    name: 'email-change',
    what: 'Links to a new e-mail address, for an account and to a mailbox',
    account: 10,
    recipient: 3,
    window: DAY,
  },
] as const satisfies readonly Limit[];

export type LimitName = (typeof limits)[number]['name'];

/** Returns the limits with this name. */
export function limitsOf(name: LimitName): readonly Limit[] {
  return limits.filter((limit) => limit.name === name);
}
