import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/records/tables.ts';

const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** Hosted payment sessions by the provider's id. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    id: text().primaryKey(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: ['open', 'complete', 'expired'] }).notNull(),
    createdAt: timestampColumn('created_at'),
    /** Time of the last check by `sweepPayments`. */
    checkedAt: timestampColumn('checked_at'),
  },
  (table) => [
    index('payment_sessions_orderid').on(table.orderid),
    index('payment_sessions_open')
      .on(table.checkedAt)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Received payments, one per session. `amount` is in pence. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    sessionid: text().notNull().unique(),
    transactionid: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Reason for a refund by staff, or null for the payment of the order (rule 36). */
    refundReason: text('refund_reason'),
    receivedAt: timestampColumn('received_at'),
  },
  (table) => [
    index('payments_orderid').on(table.orderid),
    index('payments_received_at').on(table.receivedAt),
    index('payments_refunds')
      .on(table.id)
      .where(sql`${table.refundReason} is not null`),
  ],
);

/**
 * Paid orders about which the shopper was notified. `key` belongs to the submission that was first
 * refused because the order was paid, or is '' without one. It is null if the shopper has seen the
 * payment.
 */
export const paymentNotices = pgTable('payment_notices', {
  orderid: integer()
    .primaryKey()
    .references(() => orders.id),
  key: text(),
  at: timestampColumn('at'),
});

/** Handled webhook events, so that a repeated delivery changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    receivedAt: timestampColumn('received_at'),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/** Sessions of the sandbox provider, which replaces Stripe outside production (rule 38). */
export const sandboxSessions = pgTable('sandbox_sessions', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  orderno: text().notNull(),
  status: text({ enum: ['open', 'complete', 'expired'] }).notNull(),
  amount: integer().notNull(),
  lines: jsonb().$type<{ name: string; quantity: number; amount: number }[]>().notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  url: text().notNull(),
  transactionid: text(),
  declined: boolean().notNull().default(false),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
