import { ledgerEntryStates, ledgerSources, paymentKinds } from 'contract/payments/ledger';
import { integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The ledger: all money of all orders. Payments by card, refunds and recorded payments are its
 * entries. Whoever shows or adds up money reads this view.
 */
export const ledger = pgView('ledger', {
  source: text({ enum: ledgerSources }).notNull(),
  /** Id within the source. */
  id: integer().notNull(),
  orderid: integer().notNull(),
  method: text({ enum: paymentKinds }).notNull(),
  /** Hundredths of the currency. Negative for money that went back. */
  amount: integer().notNull(),
  currency: text().notNull(),
  state: text({ enum: ledgerEntryStates }).notNull(),
  /** Time at which the money moved, or null while it is pending. */
  at: timestamp({ withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  staffid: integer(),
  /** The provider's id, or ''. */
  reference: text().notNull(),
  note: text().notNull(),
  /**
   * Change of the sum that the customer has settled, in pence. 0 for a payment that must go back,
   * for its refunds, and for failed refunds.
   */
  settles: integer().notNull(),
}).existing();
