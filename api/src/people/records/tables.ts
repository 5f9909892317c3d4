import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accountRoles } from 'contract/accounts/staff-sign-in';
import { staffRoles } from 'contract/calls/permissions';
import { buildMailboxSql } from './build-mailbox-sql.ts';

export type Role = (typeof accountRoles)[number];

/** Customers, guests and staff. A guest has no password. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    role: text({ enum: accountRoles }).notNull(),
    /** Role within the firm. Null for users who are not staff. */
    staffRole: text('staff_role', { enum: staffRoles }),
    name: text().notNull().default(''),
    mobile: text().notNull().default(''),
    email: text().notNull(),
    passwordHash: text('password_hash'),
    /** Mailbox of the e-mail. All spellings of an e-mail have the same mailbox. */
    mailbox: text().generatedAlwaysAs(buildMailboxSql(sql.raw('email'))),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_registered_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.role} <> 'guest'`),
    index('users_guests')
      .on(table.createdAt)
      .where(sql`${table.role} = 'guest'`),
    index('users_registered_mailbox')
      .on(table.mailbox)
      .where(sql`${table.role} <> 'guest'`),
    index('users_mailbox').on(table.mailbox),
  ],
);

/** One row per sign-in. Only a hash of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Hash of the cookie that requests of staff carry besides the token. Null for other users. */
    cookieHash: text('cookie_hash'),
  },
  (table) => [
    index('sessions_userid').on(table.userid),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/**
 * Hashed IP addresses from which the user has signed in. Wrong passwords from other IP addresses do
 * not affect sign-ins from these addresses.
 */
export const knownIps = pgTable(
  'known_addresses',
  {
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userid, table.addressHash] }),
    index('known_addresses_seen_at').on(table.seenAt),
  ],
);

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
