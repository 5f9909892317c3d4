import { extraPaymentMethods, jobSteps } from 'contract/work/crew/crew-calls';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { photoColumns } from '../../photos/tables.ts';
import { bookingKinds } from '../../schedule/schedule.ts';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/** Presses of crews for their jobs. The phone's key stores a repeated press once. */
export const crewEvents = pgTable(
  'crew_events',
  {
    key: uuid().primaryKey(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    trade: text({ enum: bookingKinds }).notNull(),
    kind: text({ enum: [...jobSteps, 'note', 'signature', 'extra'] }).notNull(),
    /** Member of the crew. */
    userid: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Time of the phone, which may be wrong. */
    pressedAt: timestampColumn('pressed_at').notNull(),
    at: timestampColumn('at').notNull().defaultNow(),
    /** Text of a note or an extra, or ''. */
    text: text().notNull().default(''),
    /** Pence of an extra. */
    price: integer(),
    payment: text({ enum: extraPaymentMethods }),
    /** Reason of an extra or of a missing signature, or ''. */
    reason: text().notNull().default(''),
    /** Name of the person who signed, or ''. */
    signer: text().notNull().default(''),
    /** SVG path of a signature in a box of 300 by 150, or ''. */
    signature: text().notNull().default(''),
  },
  (table) => [index('crew_events_orderid').on(table.orderid)],
);

export type CrewEventRow = typeof crewEvents.$inferSelect;

export const jobPhotos = pgTable(
  'job_photos',
  {
    ...photoColumns(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    trade: text({ enum: bookingKinds }).notNull(),
  },
  (table) => [unique('job_photos_orderid_key').on(table.orderid, table.key)],
);
