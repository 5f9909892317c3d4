import { HOUR, type Limit, QUARTER_HOUR } from './limit.ts';

/**
 * Limits of the second step of sign-ins, and of invitations. In `factor-elsewhere` and
 * `audited-refusal`, `account` is the account to sign in to. Only somebody with the password can
 * exceed `factor-elsewhere`. The account then accepts no app code from unknown IP addresses for a
 * few minutes.
 */
export const staffLimits = [
  {
    name: 'factor',
    description: 'Wrong codes of an app as second factor',
    address: 60,
    network: 240,
    pair: 10,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'recovery-code',
    description: 'Wrong recovery codes of a second factor',
    address: 60,
    network: 240,
    pair: 10,
    windowMs: QUARTER_HOUR,
  },
  {
    name: 'factor-elsewhere',
    description:
      'Wrong codes of an app, together from all addresses where nobody signed in to the account lately',
    account: 20,
    windowMs: QUARTER_HOUR / 3,
  },
  {
    name: 'audited-refusal',
    description: 'Refused sign-ins of a staff account that are written to the audit log',
    account: 60,
    windowMs: HOUR,
  },
  {
    name: 'staff-invitation',
    description: 'Colleagues invited by an owner',
    account: 30,
    windowMs: HOUR,
  },
  {
    name: 'join',
    description: 'Links of invitations that are opened or used, right or wrong',
    address: 30,
    network: 120,
    windowMs: QUARTER_HOUR,
  },
] as const satisfies readonly Limit[];
