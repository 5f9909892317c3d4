import { DAY, HOUR, type Limit, QUARTER_HOUR } from './limit.ts';
import { orderLimits } from './order-limits.ts';
import { quoteLimits } from './quote-limits.ts';
import { staffLimits } from './staff-limits.ts';

/**
 * All limits of the shop, also listed in `docs/limits.md`. No limit blocks an e-mail address
 * because of other people's attempts. In `login-elsewhere`, `factor-elsewhere` and
 * `audited-refusal`, `account` is the account to sign in to. In other limits, `account` is the
 * signed-in user. A request above the limit `login-elsewhere` is not refused, but the limit
 * `login-attacked` then applies.
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
    description: 'Contact messages that are acknowledged by mail; further ones get no mail',
    address: 20,
    network: 80,
    recipient: 2,
    windowMs: DAY,
  },
  {
    name: 'address-lookup',
    description: 'Addresses looked up by postcode',
    address: 60,
    network: 240,
    windowMs: QUARTER_HOUR,
  },
  ...orderLimits,
  ...quoteLimits,
  {
    name: 'forgotten-password',
    description: 'Links for a forgotten password',
    address: 20,
    network: 80,
    pair: 5,
    windowMs: HOUR,
  },
  {
    // The window is as long as a link is valid. A refused user thus still has a valid link in the
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
