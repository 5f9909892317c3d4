import { boolean, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { BookingKind, BookingSlot } from '../../../schedule/schedule.ts';
import { users } from '../../../people/records/tables.ts';
import { orders } from '../tables.ts';

/** Lines, sums and days of an order before or after a change by staff. Amounts are in pence. */
export interface OrderSnapshot {
  lines: SnapshotLine[];
  discount: number;
  deliveryCharge: number;
  total: number;
  days: SnapshotDay[];
}

/** A day that the order needs. `choice` is null if it is agreed later. */
export interface SnapshotDay {
  trade: BookingKind;
  /** Title of the day for the customer. */
  title: string;
  choice: Omit<BookingSlot, 'trade'> | null;
}

export interface SnapshotLine {
  /** Id of the order's line. A changed line keeps its id. */
  id: number;
  name: string;
  quantity: number;
  amount: number;
  /** Names contain the option, but no text that the customer typed. */
  addons: SnapshotAddon[];
}

export interface SnapshotAddon {
  name: string;
  quantity: number;
  amount: number;
}

/**
 * Changes of orders by staff, with what was ordered before and after. The mail to the customer and
 * the preview read them. A trigger writes the order's entries of list and search anew.
 */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    before: jsonb().$type<OrderSnapshot>().notNull(),
    after: jsonb().$type<OrderSnapshot>().notNull(),
    /** Pence that go back to cards because of the change. */
    cardReturn: integer('card_return').notNull(),
    /** Pence that the firm gives back in another way because of the change. */
    outsideReturn: integer('outside_return').notNull(),
    /** Whether the provider returns the cards' part at once. Otherwise it waits for a colleague. */
    isReturnSent: boolean('is_return_sent').notNull(),
    /** Pence that came too much, but stay because the customer disputes them at their bank. */
    withheld: integer().notNull(),
    /** Pence of refunds that waited for staff, and that the new total needs. */
    withdrawn: integer().notNull().default(0),
    /** Pence of invoices that credit notes took back because of the change. */
    credited: integer().notNull(),
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_edits_orderid').on(table.orderid)],
);

export type OrderEditRow = typeof orderEdits.$inferSelect;
