import { and, gte, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mailedLinks } from '../people/accounts/tables.ts';
import { KNOWN_IP_DAYS } from '../people/sign-in/known-ips.ts';
import { factorChallenges, knownIps, sessions, users } from '../people/records/tables.ts';
import { bookingLinks } from '../calendar/bookings/tables.ts';
import { spentCaptchas } from '../captcha/tables.ts';
import { contactMessages } from '../contact/tables.ts';
import { customers } from '../people/customers/tables.ts';
import { MAX_ATTEMPTS } from '../mail/queue/due-mails.ts';
import { garmentRetention } from './garment-retention.ts';
import { invoiceRetention } from './invoice-retention.ts';
import { mails } from '../mail/queue/tables.ts';
import { orderLinks } from '../orders/link/tables.ts';
import { orders } from '../orders/records/tables.ts';
import { paymentEvents, paymentSessions, sandboxSessions } from '../payments/records/tables.ts';
import { pictures } from '../pictures/store/tables.ts';
import { isNeeded } from '../pictures/used-files.ts';
import { releaseFigures, releaseSplitFigures } from '../releases/figures/tables.ts';
import { staffInvitations } from '../people/staff/colleagues/tables.ts';
import { composedRetention, hasNoQuote } from './composed-retention.ts';
import { rateLimits } from '../rate-limit/tables.ts';
import { staffAudit } from '../audit/records/tables.ts';
import { workRetention } from './work-retention.ts';
import type { RetentionRule } from './retention-rule.ts';

const newerCustomers = alias(customers, 'newer');

const isGuestWithoutOrder = sql`${users.role} = 'guest'
  and not exists (select from ${orders} where ${orders.userid} = ${users.id})
  and not exists (select from ${sessions} where ${sessions.userid} = ${users.id})`;

/** All automatic deletions in the order of their execution, also listed in `docs/retention.md`. */
export const retentionRules: readonly RetentionRule[] = [
  {
    description: 'Sign-ins',
    days: 0,
    startText: 'they end',
    startsAt: sessions.expiresAt,
    primaryKey: [sessions.tokenHash],
  },
  {
    description: 'Links mailed for a new password or a new e-mail (hashed)',
    days: 0,
    startText: 'they end',
    startsAt: mailedLinks.expiresAt,
    primaryKey: [mailedLinks.tokenHash],
  },
  {
    description: 'Sign-ins that waited for the code of a second factor (hashed)',
    days: 0,
    startText: 'they end',
    startsAt: factorChallenges.expiresAt,
    primaryKey: [factorChallenges.tokenHash],
  },
  {
    description: 'Invitations of colleagues',
    days: 30,
    startText: 'their link ends',
    startsAt: staffInvitations.expiresAt,
    primaryKey: [staffInvitations.id],
  },
  {
    description: 'Network addresses that an owner signed in from (hashed)',
    days: KNOWN_IP_DAYS,
    startText: 'the last sign-in from there',
    startsAt: knownIps.seenAt,
    primaryKey: [knownIps.userid, knownIps.addressHash],
  },
  {
    description: 'Links of mails that open one order (hashed)',
    days: 0,
    startText: 'they end',
    startsAt: orderLinks.expiresAt,
    primaryKey: [orderLinks.tokenHash],
  },
  {
    // Waits one day, because the clocks of processes on the same database may differ.
    description: 'Captcha solutions that were used',
    days: 1,
    startText: 'they expire',
    startsAt: spentCaptchas.expiresAt,
    primaryKey: [spentCaptchas.solution],
  },
  {
    description: 'Counters of the limits (hashed)',
    days: 0,
    startText: 'their window is over',
    startsAt: rateLimits.resetsAt,
    primaryKey: [rateLimits.key],
  },
  {
    // A mail with a unique name (`once`) is not deleted, because the same mail could then be queued
    // and sent again. Such a mail contains only the order's id, or an alert to a team.
    description: "Mails with a visitor's message or about an account that are sent or given up",
    days: 30,
    startText: 'they were queued',
    startsAt: mails.createdAt,
    primaryKey: [mails.id],
    condition: sql`${isNull(mails.once)} and ${or(isNotNull(mails.sentAt), gte(mails.attempts, MAX_ATTEMPTS))}`,
  },
  {
    description: 'Messages and quote requests that are answered or closed, with their answers',
    days: 365,
    startText: 'the last answer or change',
    startsAt: contactMessages.changedAt,
    primaryKey: [contactMessages.id],
    condition: and(ne(contactMessages.state, 'open'), hasNoQuote),
  },
  {
    // After two years without a reply, nobody is expected to reply any more.
    description: 'Messages and quote requests that are still open, with their answers',
    days: 730,
    startText: 'the last answer or change',
    startsAt: contactMessages.changedAt,
    primaryKey: [contactMessages.id],
    condition: hasNoQuote,
  },
  ...composedRetention,
  ...garmentRetention,
  {
    // The authorities may check the books for six years.
    description: 'Entries of the audit log: what staff changed, and their sign-ins',
    days: 2190,
    startText: 'they were written',
    startsAt: staffAudit.at,
    primaryKey: [staffAudit.id],
    isProtected: true,
  },
  invoiceRetention,
  {
    description: 'Events of the card payment provider',
    days: 90,
    startText: 'they came',
    startsAt: paymentEvents.receivedAt,
    primaryKey: [paymentEvents.id],
  },
  {
    description: 'Links that confirm the date of an order (hashed)',
    days: 0,
    startText: 'they end',
    startsAt: bookingLinks.expiresAt,
    primaryKey: [bookingLinks.tokenHash],
  },
  {
    description: 'Payment pages of the sandbox',
    days: 30,
    startText: 'they expire',
    startsAt: sandboxSessions.expiresAt,
    primaryKey: [sandboxSessions.id],
    // The page of an open payment session is not deleted, because the shop may still ask the
    // sandbox about this session.
    condition: sql`not exists (select from ${paymentSessions}
      where ${paymentSessions.id} = ${sandboxSessions.id} and ${paymentSessions.status} = 'open')`,
  },
  {
    description:
      'Pictures that no entity, draft or order names, and no publication of the last 90 days, with their files',
    days: 30,
    startText: 'they were found unused',
    startsAt: sql`${pictures.unusedSince}`,
    primaryKey: [pictures.file],
    condition: not(isNeeded),
  },
  {
    description:
      "Figures of released versions, nothing about a visitor; by day also in the store's `release-days.json`",
    days: 30,
    startText: 'their hour',
    startsAt: releaseFigures.hour,
    primaryKey: [
      ...([releaseFigures.remote, releaseFigures.version] as const),
      ...[releaseFigures.hour, releaseFigures.assigned],
    ],
  },
  {
    description: 'Figures of released versions during a split, nothing about a visitor',
    days: 30,
    startText: 'the last count of the version in the split',
    startsAt: releaseSplitFigures.countedAt,
    primaryKey: [
      releaseSplitFigures.split,
      releaseSplitFigures.remote,
      releaseSplitFigures.version,
      releaseSplitFigures.assigned,
    ],
  },
  ...workRetention,
  {
    description: 'Shipping details that were replaced (orders have their own copy)',
    days: 30,
    startText: 'newer ones were saved',
    primaryKey: [customers.id],
    startsAt: sql`(select min(${newerCustomers.createdAt}) from ${customers} as newer
      where ${newerCustomers.userid} = ${customers.userid} and ${newerCustomers.id} > ${customers.id})`,
  },
  {
    description: 'Shipping details of guests without an order',
    days: 90,
    startText: 'they were saved',
    startsAt: customers.createdAt,
    primaryKey: [customers.id],
    condition: sql`exists (select from ${users}
      where ${users.id} = ${customers.userid} and ${isGuestWithoutOrder})`,
  },
  {
    description: 'Guests without an order',
    days: 90,
    startText: 'they came',
    startsAt: users.createdAt,
    primaryKey: [users.id],
    condition: sql`${isGuestWithoutOrder}
      and not exists (select from ${customers} where ${customers.userid} = ${users.id})`,
  },
];
