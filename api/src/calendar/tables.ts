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
import { services } from '../catalog/tables.ts';
import { orders } from '../orders/tables.ts';
import { halves, trades } from '../schedule/schedule.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How a trade works as a rule; places are those of one half of a day. */
export const calendarTrades = pgTable('calendar_trades', {
  trade: text({ enum: trades }).primaryKey(),
  /** Days from today to the first that can be chosen. */
  leadDays: integer('lead_days').notNull(),
  /** Days from today to the last that can be chosen. */
  horizonDays: integer('horizon_days').notNull(),
  /** Monday is 1 and Sunday 7. */
  workingDays: integer('working_days').array().notNull(),
  morning: integer().notNull(),
  afternoon: integer().notNull(),
});

/** Days that differ from the rule: closed ones, and ones with other places. */
export const calendarDays = pgTable(
  'calendar_days',
  {
    trade: text({ enum: trades }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    isClosed: boolean('is_closed').notNull(),
    /** Null: as on any other day. */
    morning: integer(),
    afternoon: integer(),
    note: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trade, table.day] })],
);

/** Services that are done on a day; the others are not scheduled. */
export const scheduledServices = pgTable('scheduled_services', {
  serviceid: integer()
    .primaryKey()
    .references(() => services.id, { onDelete: 'cascade' }),
  trade: text({ enum: trades }).notNull(),
});

/** Places that orders have taken; one row of an order for each trade in it. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    trade: text({ enum: trades }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    half: text({ enum: halves }).notNull(),
    /** When the place goes back unless it is confirmed; null once it is. */
    heldUntil: moment('held_until'),
    /** By whom and from where an unconfirmed one was taken, hashed; null once it is confirmed. */
    recipient: text(),
    address: text(),
  },
  (table) => [
    uniqueIndex('bookings_orderid_trade').on(table.orderid, table.trade),
    index('bookings_day').on(table.trade, table.day),
    index('bookings_held_until').on(table.heldUntil),
    index('bookings_recipient').on(table.recipient),
    index('bookings_address').on(table.address),
  ],
);

/** What opens the confirmation of an order's dates: only hashes are kept. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('booking_links_expires_at').on(table.expiresAt)],
);
