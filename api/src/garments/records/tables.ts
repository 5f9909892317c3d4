import { findingKinds, garmentStates } from 'contract/garments/garment-state';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { contactMessages } from '../../contact/tables.ts';
import { orderLines, orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { photoColumns } from '../../photos/tables.ts';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/** Garments that were taken in. Only `state/perform-garment-event.ts` writes the state. */
export const garments = pgTable(
  'garments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    /** Number within the order. The first is 1. */
    number: integer().notNull(),
    /** Number of the ticket, such as 'SLR10001-1'. */
    ticket: text().notNull().unique(),
    /** UUID of the request that made the ticket, so that a repeated request makes no second one. */
    key: text().notNull(),
    /** Line of the order, or null for a garment that no line names. */
    lineid: integer().references(() => orderLines.id, { onDelete: 'set null' }),
    name: text().notNull(),
    state: text({ enum: garmentStates }).notNull().default('received'),
    /** Value in pence, or null. */
    value: integer(),
    /** Condition at intake. */
    note: text().notNull().default(''),
    /** The customer's answer to the description, which staff have not acted on, or ''. */
    answer: text({ enum: ['', 'agreed', 'replied'] })
      .notNull()
      .default(''),
    answeredAt: timestampColumn('answered_at'),
    /** Message in the inbox with the customer's replies, or null. */
    messageid: integer().references(() => contactMessages.id, { onDelete: 'set null' }),
    readyAt: timestampColumn('ready_at'),
    /** Time of the reminder to fetch the garment, or null. */
    remindedAt: timestampColumn('reminded_at'),
    handedOverAt: timestampColumn('handed_over_at'),
    handedOverTo: text('handed_over_to').notNull().default(''),
    /** Path of an SVG of 300 by 150 with the strokes of the signature, or ''. */
    signature: text().notNull().default(''),
    /** Why there is no signature, or why the garment was handed over before it was ready, or ''. */
    handOverReason: text('hand_over_reason').notNull().default(''),
    version: integer().notNull().default(1),
    /** Member of staff who changed the garment last, or null for the customer. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestampColumn('changed_at').notNull().defaultNow(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    /**
     * Ticket, name and customer, which the search of the list compares. Database triggers write it
     * when the garment or the customer of its order changes.
     */
    searchText: text('search_text'),
  },
  (table) => [
    uniqueIndex('garments_number').on(table.orderid, table.number),
    index('garments_state').on(table.state, table.id),
    index('garments_ready_at')
      .on(table.readyAt)
      .where(sql`${table.state} = 'ready'`),
    index('garments_handed_over_at').on(table.handedOverAt),
    index('garments_messageid').on(table.messageid),
    index('garments_lineid').on(table.lineid),
    index('garments_search_text')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 }),
  ],
);

export type GarmentRow = typeof garments.$inferSelect;

const garmentColumn = () =>
  integer()
    .notNull()
    .references(() => garments.id, { onDelete: 'cascade' });

/** Findings at intake. A new description replaces all findings of its garment. */
export const garmentFindings = pgTable(
  'garment_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    garmentid: garmentColumn(),
    kind: text({ enum: findingKinds }).notNull(),
    place: text().notNull(),
    note: text().notNull(),
  },
  (table) => [index('garment_findings_garmentid').on(table.garmentid, table.id)],
);

/** Private photos of garments. */
export const garmentPhotos = pgTable(
  'garment_photos',
  { ...photoColumns(), garmentid: garmentColumn() },
  (table) => [
    uniqueIndex('garment_photos_key').on(table.garmentid, table.key),
    index('garment_photos_at').on(table.at),
    index('garment_photos_file').on(table.file),
  ],
);

/** Everything that happened to a garment. */
export const garmentHistory = pgTable(
  'garment_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    garmentid: garmentColumn(),
    state: text({ enum: garmentStates }).notNull(),
    /** Description of the event, for staff. */
    title: text().notNull(),
    /** Text that the customer or staff typed, or ''. */
    text: text().notNull().default(''),
    by: text({ enum: ['customer', 'staff'] }).notNull(),
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestampColumn('at').notNull().defaultNow(),
  },
  (table) => [index('garment_history_garmentid').on(table.garmentid, table.id)],
);
