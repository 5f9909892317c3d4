import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { recordedPaymentKinds } from 'contract/payments/ledger';
import { refundMethods, refundStates } from 'contract/payments/refund';
import { users } from '../../people/records/tables.ts';
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
    /** Name of the provider, or '' in a row that an older version wrote. */
    provider: text().notNull().default(''),
    status: text({ enum: ['open', 'complete', 'expired'] }).notNull(),
    /** Amount of the session in pence. Null for the total of the order. */
    amount: integer(),
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
    /** Name of the provider, which refunds the payment, or '' in a row that an older version wrote. */
    provider: text().notNull().default(''),
    transactionid: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Reason why the payment must be refunded. Null for the valid payment of the order. */
    refundReason: text('refund_reason'),
    receivedAt: timestampColumn('received_at'),
  },
  (table) => [
    index('payments_orderid').on(table.orderid),
    index('payments_received_at').on(table.receivedAt),
    index('payments_transactionid').on(table.transactionid),
  ],
);

/**
 * Notices to shoppers that an order is paid. `key` is the idempotency key of the first submission
 * that was refused because the order was paid. `key` is '' if that submission had no key. `key` is
 * null if the shopper has seen the payment.
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

/**
 * Refunds of orders. `due` refunds wait for staff, and `pending` refunds for the provider. A
 * trigger rejects refunds whose sum exceeds their payment, or the total of an order without
 * payments. Failed refunds do not count in this sum.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    /**
     * Null for money that did not come by card, which has no row in `payments`.
     */
    paymentid: integer().references(() => payments.id),
    /** Amount in hundredths of the payment's currency, or in pence if there is no payment. */
    amount: integer().notNull(),
    method: text({ enum: refundMethods }).notNull(),
    /** How a refund outside the shop was paid, or null if that was not recorded. */
    outsideMethod: text('outside_method', { enum: recordedPaymentKinds }),
    /**
     * Part of the amount that the customer does not owe again, in pence, because the firm lowered
     * the price with this refund. The rest, such as a deposit that went back, is due again.
     */
    waived: integer().notNull().default(0),
    state: text({ enum: refundStates }).notNull(),
    reason: text().notNull(),
    /** Key of the request. A repeated request with the same key creates no second refund. */
    key: text().notNull().unique(),
    /** The provider's id of the refund, or null until the id is known. */
    providerid: text().unique(),
    /**
     * The staff member who requested the refund. Null if a cancellation or the provider caused the
     * refund.
     */
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    lastError: text('last_error').notNull().default(''),
    /** Number of attempts to send the refund to the provider. */
    attempts: integer().notNull().default(0),
    /**
     * Number of attempts to which the provider responded with a failure. After each failure, the
     * next attempt has a new reference, because the provider repeats its failure for the same
     * reference.
     */
    failures: integer().notNull().default(0),
    /** Time of the next attempt to send a pending refund. */
    nextTry: timestampColumn('next_try'),
    createdAt: timestampColumn('created_at'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('refunds_amount', sql`${table.amount} > 0`),
    index('refunds_orderid').on(table.orderid),
    index('refunds_paymentid').on(table.paymentid),
    index('refunds_state').on(table.state, table.id),
    index('refunds_next_try')
      .on(table.nextTry)
      .where(sql`${table.state} = 'pending'`),
    index('refunds_settled_at')
      .on(table.settledAt)
      .where(sql`${table.state} = 'done'`),
  ],
);

/**
 * Payments that did not go through the card payment provider, as staff recorded them. No row is
 * changed or deleted. A mistake is corrected by a row with the opposite amount, which names the
 * corrected row.
 */
export const recordedPayments = pgTable(
  'recorded_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: recordedPaymentKinds }).notNull(),
    /** Pence. Negative for a correction. */
    amount: integer().notNull(),
    /** Note of staff, such as a reference of the bank, or the reason for the correction. */
    note: text().notNull().default(''),
    /** Id of the row that this row corrects, or null. */
    corrects: integer()
      .unique()
      .references((): AnyPgColumn => recordedPayments.id),
    /** Key of the request. A repeated request with the same key records nothing. */
    key: text().notNull().unique(),
    /** The staff member, or null if an earlier version of the shop recorded the payment. */
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    receivedAt: timestampColumn('received_at'),
    createdAt: timestampColumn('created_at'),
  },
  (table) => [
    check('recorded_payments_amount', sql`${table.amount} <> 0`),
    index('recorded_payments_orderid').on(table.orderid),
    index('recorded_payments_received_at').on(table.receivedAt),
  ],
);

/** Payments that staff asked customers for by mail. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    /** Asked amount in pence. */
    amount: integer().notNull(),
    /** Amount that was settled before, in pence. What is settled later counts towards this request. */
    settled: integer().notNull(),
    /** Text of staff to the customer, or ''. */
    text: text().notNull().default(''),
    /** Key of the request. A repeated request with the same key asks nobody again. */
    key: text().notNull().unique(),
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampColumn('created_at'),
  },
  (table) => [
    check('payment_requests_amount', sql`${table.amount} > 0`),
    index('payment_requests_orderid').on(table.orderid),
  ],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    transactionid: text().notNull(),
    reference: text().notNull().unique(),
    amount: integer().notNull(),
    status: text({ enum: ['done', 'failed'] }).notNull(),
  },
  (table) => [index('sandbox_refunds_transactionid').on(table.transactionid)],
);

/** Payment sessions of the sandbox provider, which replaces a real one outside production. */
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
  /** Whether the provider declined a card in this session. */
  declined: boolean().notNull().default(false),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
