import { HOUR, type Limit, QUARTER_HOUR } from './limit.ts';
import { staffLimits } from './staff-limits.ts';

const DAY = 24 * HOUR;

/**
 * All limits of the shop, also listed in `docs/limits.md`. No limit blocks an e-mail address
 * because of other people's attempts. `account` is the signed-in user. Only in `login-elsewhere` it
 * is the account to sign in to, and that limit refuses nothing itself.
 */
export const limits = [
  {
    name: 'sign-in',
    description: 'Sign-ins, right or wrong',
    address: 300,
    network: 1200,
    pair: 100,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'login',
    description: 'Wrong passwords',
    address: 60,
    network: 240,
    pair: 10,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'login-elsewhere',
    description:
      'Wrong passwords from addresses where nobody signed in to the account lately; beyond it the next row holds',
    account: 150,
    windowMs: HOUR,
  },
  {
    name: 'login-attacked',
    description: 'Wrong passwords from such an address at such an account',
    pair: 3,
    windowMs: HOUR,
  },
  ...staffLimits,
  {
    name: 'signup',
    description: 'Sign-ups',
    address: 30,
    network: 120,
    pair: 10,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'guest',
    description: 'Guest checkouts',
    address: 60,
    network: 240,
    pair: 20,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'contact',
    description: 'Contact messages',
    address: 30,
    network: 120,
    pair: 10,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'contact-answer',
    description: 'Contact messages that are acknowledged by mail; more are taken without',
    address: 20,
    network: 80,
    recipient: 2,
    windowMs: DAY,
  },
  {
    name: 'order',
    description: 'Tries to place an order',
    account: 20,
    address: 30,
    network: 120,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'stored-order',
    description: 'Orders placed',
    account: 60,
    address: 100,
    network: 400,
    windowMs: DAY,
  },
  {
    name: 'payment-session',
    description: 'Card payments started',
    account: 30,
    address: 60,
    network: 240,
    windowMs: HOUR,
  },
  {
    name: 'payment-check',
    description: 'Questions whether a payment page is paid',
    account: 60,
    address: 240,
    network: 960,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'details',
    description: 'Shipping details saved',
    account: 60,
    address: 120,
    network: 480,
    windowMs: HOUR,
  },
  {
    name: 'saved-line',
    description: 'Basket lines saved',
    account: 600,
    address: 1200,
    network: 4800,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'order-link',
    description:
      'Orders, and free days for them, opened by the link of a mail; orders taken into an account',
    account: 60,
    address: 120,
    network: 480,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'order-change',
    description: 'Orders cancelled by their shoppers, and other days asked for',
    account: 30,
    address: 60,
    network: 240,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'saved-basket',
    description: 'Whole baskets saved',
    account: 600,
    address: 1200,
    network: 4800,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'confirm-date',
    description: 'Dates confirmed by the link in a mail',
    address: 30,
    network: 120,
    windowMs: QUARTER_HOUR,
  },
  { name: 'mail', description: 'Unpaid orders mailed to an account', account: 20, windowMs: DAY },
  {
    name: 'mail',
    description: 'Unpaid orders mailed to a mailbox for its guests',
    recipient: 5,
    windowMs: DAY,
  },
  {
    name: 'forgotten-password',
    description: 'Links for a forgotten password',
    address: 20,
    network: 80,
    pair: 5,
    windowMs: HOUR,
  },
  {
    // The window is as long as a link is valid, so that a refused user has a valid link in the
    // mailbox.
    name: 'forgotten-password',
    description: 'Links for a forgotten password to a mailbox, whoever asks',
    recipient: 3,
    windowMs: HOUR / 2,
  },
  {
    name: 'account-link',
    description: 'Links of such mails that are used, right or wrong',
    address: 30,
    network: 120,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'account',
    description: 'Changes to an account',
    account: 120,
    address: 240,
    network: 960,
    windowMs: HOUR,
  },
  {
    name: 'account-export',
    description: 'Exports of all data of an account',
    account: 20,
    address: 60,
    network: 240,
    windowMs: HOUR,
  },
  {
    name: 'email-change',
    description: 'Links to a new e-mail address, for an account and to a mailbox',
    account: 10,
    recipient: 3,
    windowMs: DAY,
  },
] as const satisfies readonly Limit[];

export type LimitName = (typeof limits)[number]['name'];
