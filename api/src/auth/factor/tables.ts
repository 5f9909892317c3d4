import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const ownerColumn = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The authenticator app of a staff member. A staff member without a row signs in with the password
 * alone.
 */
export const staffFactors = pgTable('staff_factors', {
  userid: ownerColumn().primaryKey(),
  /** Secret of the app, encrypted with the shop's key. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Time step of the last accepted code. Codes of this step and of earlier steps are refused. */
  lastStep: integer('last_step').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Hashes of unused recovery codes. The codes themselves are not stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userid: ownerColumn(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userid, table.codeHash] })],
);

/** Sign-ins with a correct password that wait for a code of the second factor. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userid: ownerColumn(),
    /** Number of codes that were tried, right or wrong. */
    tries: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '10 minutes'`),
  },
  (table) => [
    index('factor_challenges_userid').on(table.userid),
    index('factor_challenges_expires_at').on(table.expiresAt),
  ],
);
