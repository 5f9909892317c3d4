import { jobStates } from 'contract/work/job-fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { bookingKinds } from '../../schedule/schedule.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const dayColumn = (name: string) => date(name, { mode: 'string' });
const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/** Fields of crews, people and vans. The version rises with each change. */
const resourceFields = {
  id: id(),
  name: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
  changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: timestampColumn('changed_at').notNull().defaultNow(),
};

export const workCrews = pgTable('work_crews', {
  ...resourceFields,
  kinds: text({ enum: bookingKinds }).array().notNull(),
  /** Start and end of the crew's day, as minutes after midnight in London. */
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
});

/** People who work in crews. `crewid` is null while a person belongs to no crew. */
export const workPeople = pgTable(
  'work_people',
  {
    ...resourceFields,
    phone: text().notNull().default(''),
    crewid: integer().references(() => workCrews.id, { onDelete: 'set null' }),
    /** Account of the person on the crew's pages, or null. */
    userid: integer()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('work_people_crewid').on(table.crewid)],
);

export const workVans = pgTable('work_vans', {
  ...resourceFields,
  registration: text().notNull(),
  /** Load volume in litres. */
  litres: integer().notNull(),
});

/** First and last day, both included. */
const daysAway = {
  id: id(),
  from: dayColumn('first_day').notNull(),
  to: dayColumn('last_day').notNull(),
  note: text().notNull().default(''),
};

export const workAbsences = pgTable(
  'work_absences',
  {
    ...daysAway,
    personid: integer()
      .notNull()
      .references(() => workPeople.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('work_absences_last_day').on(table.to),
    index('work_absences_personid').on(table.personid),
  ],
);

export const workVanDaysOff = pgTable(
  'work_van_days_off',
  {
    ...daysAway,
    vanid: integer()
      .notNull()
      .references(() => workVans.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('work_van_days_off_last_day').on(table.to),
    index('work_van_days_off_vanid').on(table.vanid),
  ],
);

/**
 * Assignments, overrides and progress of jobs. A job exists as long as its booking, and has a row once
 * somebody changes it. Crew, van and start are ignored if the booking is not on `assignedDay`.
 */
export const jobs = pgTable(
  'jobs',
  {
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    trade: text({ enum: bookingKinds }).notNull(),
    crewid: integer().references(() => workCrews.id),
    vanid: integer().references(() => workVans.id),
    /** Minutes after midnight in London. */
    startsAt: integer('starts_at'),
    assignedDay: dayColumn('assigned_day'),
    /** Overrides by staff, or null for the numbers computed from the products. */
    minutes: integer(),
    people: integer(),
    litres: integer(),
    /** Reason for an assignment that has problems, or ''. */
    reason: text().notNull().default(''),
    /** Note of staff for the crew, or ''. */
    note: text().notNull().default(''),
    state: text({ enum: jobStates }).notNull().default('planned'),
    onTheWayAt: timestampColumn('on_the_way_at'),
    begunAt: timestampColumn('begun_at'),
    doneAt: timestampColumn('done_at'),
    version: integer().notNull().default(1),
    /** Member of staff or of a crew who changed the job last. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestampColumn('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderid, table.trade] }),
    index('jobs_crewid').on(table.crewid, table.assignedDay),
    index('jobs_vanid').on(table.vanid, table.assignedDay),
    check(
      'jobs_assignment',
      sql`num_nulls(${table.assignedDay}, ${table.crewid}, ${table.startsAt}) in (0, 3) and (${table.vanid} is null or ${table.crewid} is not null)`,
    ),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
