import { addonOptions } from 'contract/catalog/addon-price';
import { paymentMethods } from 'contract/payments/payment-method';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { buildMailboxSql } from '../../people/records/build-mailbox-sql.ts';
import { users } from '../../people/records/tables.ts';
import type { BookingSlot, Schedule, BookingKind } from '../../schedule/schedule.ts';
import { fulfilmentKinds } from 'contract/catalog/fulfilment';
import { orderStateNames } from 'contract/orders/order-state';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * The counter of order numbers, in a single row. Every placed order locks this row, so that order
 * numbers have no gaps.
 */
export const orderCounter = pgTable('order_counter', {
  id: boolean().primaryKey().default(true),
  position: integer().notNull().default(0),
});

/**
 * Mark of an order on hold. Only staff see the `reason`. `since` is a time, and `until` is the day on
 * which the hold is expected to end, or null. `told` means that the shopper's page says so.
 */
export interface OrderHold {
  reason: string;
  since: string;
  until: string | null;
  told: boolean;
}

/** Orders with their own copies of the address and the prices. Amounts are integer pence. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /**
     * Order number. The first order of a shop has 'SLR10001', the second 'SLR10002'. The column has
     * a placeholder until the order's transaction ends.
     */
    orderno: text().notNull().unique(),
    userid: integer()
      .notNull()
      .references(() => users.id),
    state: text({ enum: orderStateNames }).notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    transactionid: text().notNull(),
    total: integer().notNull(),
    /** Pence that the shopper pays at the checkout, or null if that is the total. */
    deposit: integer(),
    /** Number of days between the last day to pay the rest and the work. Null without a deposit. */
    restDays: integer('rest_days'),
    /** Last day to pay the rest in London, or null if nothing is due or no day is set. */
    restDueOn: date('rest_due_on', { mode: 'string' }),
    /** Whether the shopper was reminded of the rest. */
    restReminded: boolean('rest_reminded').notNull().default(false),
    deliveryCharge: integer('delivery_charge').notNull(),
    deliveryName: text('delivery_name').notNull(),
    /** Pence that are taken off the lines and their add-ons. The total contains the discount. */
    discount: integer().notNull().default(0),
    /** Why staff gave the discount, or ''. */
    discountReason: text('discount_reason').notNull().default(''),
    /** Member of staff who made the order, or null. */
    placedBy: integer('placed_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * Key of the submission, unique for each user. The key is null if a later order has replaced
     * this order. The key is also null if the order was assigned to an account or made anonymous.
     */
    idempotencyKey: text('idempotency_key'),
    /** Hash of the basket, the address, the payment method, the total and the dates. */
    fingerprint: text().notNull(),
    customerid: integer().notNull(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    address: text().notNull(),
    mobile: text().notNull(),
    city: text().notNull(),
    postalcode: text().notNull(),
    email: text().notNull(),
    /** Origin of the storefront, for links in the order's mails. */
    site: text().notNull(),
    /** Note from the shopper to the firm. */
    note: text().notNull().default(''),
    /** Dates that the shopper requested or staff agreed on, or null. */
    schedule: jsonb().$type<Schedule>(),
    /** Date of the wedding or event for which garments are needed, in London, or null. */
    eventDate: date('event_date', { mode: 'string' }),
    /** Day on which garments are due, a week before the event (`DUE_DAYS_BEFORE_EVENT` in `contract`). */
    dueDate: date('due_date', { mode: 'string' }).generatedAlwaysAs(sql`event_date - 7`),
    /**
     * First day on which the garments count as late, or null. An order is late from this day on.
     * `refreshLateDay` computes the value.
     */
    lateFrom: date('late_from', { mode: 'string' }),
    /** The mark of an order on hold, or null. */
    hold: jsonb().$type<OrderHold>(),
    /** Whether staff switched off reminders and requests for a review. */
    remindersOff: boolean('reminders_off').notNull().default(false),
    /** Number of times that the shopper changed a day. */
    dateChanges: integer('date_changes').notNull().default(0),
    /** Version of the row, raised by a database trigger on each update. */
    version: integer().notNull().default(1),
    createdAt: timestampColumn('created_at'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.userid, table.idempotencyKey),
    index('orders_userid').on(table.userid, table.id),
    index('orders_state').on(table.state, table.id),
    index('orders_late_from')
      .on(table.lateFrom)
      .where(sql`${table.lateFrom} is not null`),
    index('orders_due_date')
      .on(table.dueDate)
      .where(sql`${table.lateFrom} is not null`),
    index('orders_on_hold')
      .on(table.id)
      .where(sql`${table.hold} is not null`),
    index('orders_rest_due_on')
      .on(table.restDueOn)
      .where(sql`${table.restDueOn} is not null`),
    index('orders_created_at').on(table.createdAt),
    index('orders_mailbox').on(sql`(${buildMailboxSql(sql.raw('email'))})`),
    index('orders_placed_by')
      .on(table.placedBy, table.idempotencyKey)
      .where(sql`${table.placedBy} is not null`),
    check('orders_total', sql`${table.total} > 0`),
    check('orders_discount', sql`${table.discount} >= 0`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/**
 * Lines of orders. `packages` is the JSON text of the chosen add-ons, as the request contained it.
 * `price` and `amount` are in pence. A line without a product has the product id 0
 * (`FREE_LINE_PRODUCT_ID` in `contract`), the text of staff as its name and no image.
 */
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
    /**
     * Kind of work as it was ordered. A database trigger sets the kind of the product's service if
     * an older version inserts a line without a kind.
     */
    kind: text({ enum: fulfilmentKinds })
      .notNull()
      .default(sql`''`),
    /**
     * The ordered service, or the service as which a line without a product counts. Null in rows that
     * an older version wrote.
     */
    serviceid: integer('service_id'),
    /**
     * The name and type with which the service was ordered, and the VAT rate of the line in per
     * cent. Null in old rows.
     */
    serviceName: text('service_name'),
    serviceType: text('service_type'),
    vatRate: integer('vat_rate'),
  },
  (table) => [index('order_lines_orderid').on(table.orderid)],
);

/**
 * Add-ons of order lines, standard or personalised. `price` is for one piece, `amount` for all
 * pieces, in pence.
 */
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
    option: text({ enum: addonOptions }).notNull(),
    /** Text of a personalised add-on. */
    personalisation: text().notNull().default(''),
    price: integer().notNull(),
    quantity: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('order_addons_orderid').on(table.orderid)],
);

/** A change of a booked day. `from` is null if the order had no booked day before. */
export interface DayChange {
  trade: BookingKind;
  from: Omit<BookingSlot, 'trade'> | null;
  to: Omit<BookingSlot, 'trade'>;
}

/** Subjects of history entries. `dayConfirmed` and `dayReleased` are about the booking of a day. */
export const historyEvents = ['state', 'dayMoved', 'dayConfirmed', 'dayReleased'] as const;

export type HistoryEvent = (typeof historyEvents)[number];

/**
 * History of orders: states, day changes, and confirmed and released days, with time and cause. A
 * database trigger refuses a new state without a history entry in the same transaction.
 */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: orderStateNames }).notNull(),
    cause: text().notNull(),
    event: text({ enum: historyEvents }).notNull().default('state'),
    /** The day change, or null for an entry about something else. */
    dayChange: jsonb('day_change').$type<DayChange>(),
    /** Member of staff who caused the entry, or null. */
    staffid: integer().references(() => users.id),
    /** Reason that staff gave, or ''. */
    reason: text().notNull().default(''),
    at: timestampColumn('at'),
  },
  (table) => [
    index('order_history_orderid').on(table.orderid),
    index('order_history_completed')
      .on(table.at)
      .where(sql`${table.state} = 'completed'`),
  ],
);

/** Internal notes of staff on orders, which shoppers never see. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    staffid: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** Key of the request, so that a repeated request adds no second note. */
    key: text().notNull().unique(),
    at: timestampColumn('at'),
  },
  (table) => [index('order_notes_orderid').on(table.orderid)],
);
