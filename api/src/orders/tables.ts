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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { orderStates } from './states.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const now = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** One row, locked by whoever places an order: numbers come without gaps (decision 26). */
export const orderCounter = pgTable('order_counter', {
  id: boolean().primaryKey().default(true),
  position: integer().notNull().default(0),
});

/** Orders with address and prices as they were; amounts in integer pence (decision 28). */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** 'SLR' and 10000 plus the position, from the end of the order's own transaction on. */
    orderno: text().notNull().unique(),
    userid: integer()
      .notNull()
      .references(() => users.id),
    state: text({ enum: orderStates }).notNull(),
    paymentMethod: text('payment_method', { enum: ['offline', 'online'] }).notNull(),
    transactionid: text().notNull(),
    total: integer().notNull(),
    deliveryCharge: integer('delivery_charge').notNull(),
    deliveryName: text('delivery_name').notNull(),
    /** Unique per user; null once another order has taken the key over (decisions 29, 36). */
    idempotencyKey: text('idempotency_key'),
    /** Hash of what was ordered, for whom and how it is paid. */
    fingerprint: text().notNull(),
    customerid: integer().notNull(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    address: text().notNull(),
    mobile: text().notNull(),
    city: text().notNull(),
    postalcode: text().notNull(),
    email: text().notNull(),
    /** The storefront's origin when the order was placed: where the links of its mail lead. */
    site: text().notNull(),
    /** What the shopper wrote to the firm with it (decision 48). */
    note: text().notNull().default(''),
    /** When it is to be done, as was asked for or agreed since; null: not said. */
    schedule: jsonb().$type<Schedule>(),
    /** How often the shopper has asked for another day. */
    dateChanges: integer('date_changes').notNull().default(0),
    createdAt: now('created_at'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.userid, table.idempotencyKey),
    index('orders_userid').on(table.userid, table.id),
    index('orders_state').on(table.state, table.id),
    check('orders_total', sql`${table.total} > 0`),
  ],
);

/** `packages` is the line's text as sent; `price` and `amount` are pence. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    productid: integer().notNull(),
    name: text().notNull(),
    image: text().notNull(),
    price: integer().notNull(),
    packages: text().notNull(),
    quantity: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('order_lines_orderid').on(table.orderid)],
);

/** Package and personalised lines; `price` is that of one and `amount` of all of them, in pence. */
export const orderAddons = pgTable(
  'order_addons',
  {
    id: id(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    lineid: integer()
      .notNull()
      .references(() => orderLines.id),
    addonid: integer().notNull(),
    name: text().notNull(),
    option: text({ enum: ['standard', 'personalised'] }).notNull(),
    /** What a personalised one shall say (decision 48). */
    personalisation: text().notNull().default(''),
    price: integer().notNull(),
    quantity: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('order_addons_orderid').on(table.orderid)],
);

/** Every state an order came to, when and why (decision 31). */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: orderStates }).notNull(),
    cause: text().notNull(),
    at: now('at'),
  },
  (table) => [index('order_history_orderid').on(table.orderid)],
);
