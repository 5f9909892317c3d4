import { disputeKinds, disputeStatuses } from 'contract/payments/dispute';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { orders } from '../../../orders/records/tables.ts';
import { payments } from '../tables.ts';

const timeColumn = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Disputes, early fraud warnings and reviews of payments, each in the newest state that its
 * provider reported.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's id of the dispute. */
    providerid: text().notNull().unique(),
    provider: text().notNull(),
    kind: text({ enum: disputeKinds }).notNull(),
    /** The provider's id of the disputed payment. */
    transactionid: text().notNull(),
    /** Null while the shop knows no payment with this transaction. */
    paymentid: integer().references(() => payments.id),
    /** The order of the payment, or null while the payment is unknown. */
    orderid: integer().references(() => orders.id),
    /** Disputed amount in hundredths of its currency. Null means the full payment. */
    amount: integer(),
    /** Null means the currency of the payment. */
    currency: text(),
    /** The reason in the provider's word. */
    reason: text().notNull(),
    status: text({ enum: disputeStatuses }).notNull(),
    /** Whether the bank only asks, so that a refund through the provider ends the dispute. */
    isInquiry: boolean('is_inquiry').notNull().default(false),
    /** Time until which the firm can respond, or null. */
    dueBy: timeColumn('due_by'),
    /** Time at which the money left the firm's balance, or null. */
    fundsWithdrawnAt: timeColumn('funds_withdrawn_at'),
    /** Time at which the money came back to the firm's balance, or null. */
    fundsReinstatedAt: timeColumn('funds_reinstated_at'),
    /** Time of the provider's newest event. */
    reportedAt: timeColumn('reported_at').notNull(),
    /** Time at which the dispute was won, lost or closed. Null while it is open. */
    settledAt: timeColumn('settled_at'),
    createdAt: timeColumn('created_at').notNull().defaultNow(),
    updatedAt: timeColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('disputes_orderid').on(table.orderid),
    index('disputes_paymentid').on(table.paymentid),
    index('disputes_transactionid').on(table.transactionid),
    index('disputes_to_answer')
      .on(table.id)
      .where(sql`${table.status} = 'needs_response'`),
  ],
);

/**
 * Money that disputes moved, for the ledger. Rows are added and never changed: a `withdrawal` when
 * the money left the firm's balance, and a `reinstatement` when it came back. A lost dispute keeps
 * its withdrawal alone. Each row is an entry of the order with the method 'card'. Its columns are
 * `id`, `orderid`, `paymentid`, `amount` (signed: a withdrawal is negative), `currency`, `at`,
 * `reference` (the provider's id of the dispute) and `note`. Sums in pounds need the condition
 * `currency = 'gbp'`, as for payments. All rows are done.
 */
export const disputeEntries = pgTable(
  'dispute_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    disputeid: integer()
      .notNull()
      .references(() => disputes.id),
    kind: text({ enum: ['withdrawal', 'reinstatement'] }).notNull(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    paymentid: integer()
      .notNull()
      .references(() => payments.id),
    /** Amount in hundredths of its currency. A withdrawal is negative. */
    amount: integer().notNull(),
    currency: text().notNull(),
    at: timeColumn('at').notNull(),
    /** The provider's id of the dispute. */
    reference: text().notNull(),
    note: text().notNull(),
  },
  (table) => [
    unique('dispute_entries_once').on(table.disputeid, table.kind),
    check(
      'dispute_entries_amount',
      sql`(${table.kind} = 'withdrawal' and ${table.amount} <= 0) or (${table.kind} = 'reinstatement' and ${table.amount} >= 0)`,
    ),
    index('dispute_entries_orderid').on(table.orderid),
    index('dispute_entries_at').on(table.at),
  ],
);
