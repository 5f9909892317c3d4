import { bookingProblems } from 'contract/calendar/booking-fields';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../../orders/records/tables.ts';
import { halves, bookingKinds } from '../../schedule/schedule.ts';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Booking rules, one row per booking kind. `morning` and `afternoon` are the capacities of the half
 * days of a working day.
 */
export const calendarTrades = pgTable('calendar_trades', {
  trade: text({ enum: bookingKinds }).primaryKey(),
  /** Days from today to the first day that shoppers can choose. */
  leadDays: integer('lead_days').notNull(),
  /** Days from today to the last day that shoppers can choose. */
  horizonDays: integer('horizon_days').notNull(),
  /** Weekdays on which the firm works. Monday is 1 and Sunday is 7. */
  workingDays: integer('working_days').array().notNull(),
  morning: integer().notNull(),
  afternoon: integer().notNull(),
});

/** Exceptions for single days: closed days, and days with another capacity than the rules. */
export const calendarDays = pgTable(
  'calendar_days',
  {
    trade: text({ enum: bookingKinds }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    isClosed: boolean('is_closed').notNull(),
    /** Capacities of the half days. Null means that the booking rules determine the capacity. */
    morning: integer(),
    afternoon: integer(),
    note: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trade, table.day] })],
);

/** Bookings of orders, one row for each order and booking kind. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    trade: text({ enum: bookingKinds }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    half: text({ enum: halves }).notNull(),
    /** Time at which an unconfirmed booking expires. Null for a confirmed booking. */
    heldUntil: timestampColumn('held_until'),
    /** Hash of the mail recipient while the booking is unconfirmed, otherwise null. */
    recipient: text(),
    /** Hash of the IP address while the booking is unconfirmed, otherwise null. */
    address: text(),
    /** Problem in spite of which staff keep the booking, or null. */
    acceptedProblem: text('kept', { enum: bookingProblems }),
    /** Whether the days of notice became longer than the time that was left. */
    isShortNotice: boolean('is_short_notice').notNull().default(false),
    /** Time at which staff asked the customer to choose another day, or null. */
    offeredAt: timestampColumn('offered_at'),
  },
  (table) => [
    uniqueIndex('bookings_orderid_trade').on(table.orderid, table.trade),
    index('bookings_day').on(table.trade, table.day),
    index('bookings_held_until').on(table.heldUntil),
    index('bookings_recipient').on(table.recipient),
    index('bookings_address').on(table.address),
  ],
);

/** Mailed links that confirm an order's dates. Only the hashes of the links' tokens are stored. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('booking_links_expires_at').on(table.expiresAt)],
);
