import type { Composition } from 'contract/compose/composition';
import type { QuotedAddress, QuotedItem } from 'contract/quotes/quote-fields';
import { quoteSources, quoteStates } from 'contract/quotes/quote-state';
import { paymentMethods } from 'contract/payments/payment-method';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contactMessages } from '../../contact/tables.ts';
import { orders } from '../../orders/records/tables.ts';
import { buildMailboxSql } from '../../people/records/build-mailbox-sql.ts';
import { users } from '../../people/records/tables.ts';
import { photoColumns } from '../../photos/tables.ts';
import type { OfferPrices } from './offer-prices.ts';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The counter of quote numbers, in a single row. A trigger draws the number of a quote when its
 * transaction commits, so that numbers have no gaps and the row is locked only for a moment.
 */
export const quoteCounter = pgTable('quote_counter', {
  id: boolean().primaryKey().default(true),
  position: integer().notNull(),
});

/** Addresses of a move, of which most may still be unknown. */
export interface QuoteJourney {
  from: QuotedAddress;
  to: QuotedAddress;
}

/**
 * Requests of customers with the firm's answers. Only `state/perform-quote-event.ts` writes the
 * state. Amounts are integer pence, volumes are litres.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null until the transaction commits, for example 'Q1001' afterwards. */
    quoteno: text().unique(),
    state: text({ enum: quoteStates }).notNull().default('requested'),
    /** Whether the quote waits for the firm or the customer. */
    isOpen: boolean('is_open').generatedAlwaysAs(sql.raw(`state in ('requested', 'sent')`)),
    source: text({ enum: quoteSources }).notNull(),
    /** UUID of the request that made the quote, so that a repeated request makes no second one. */
    key: text().notNull().unique(),
    /** Origin of the storefront, for links in mails. */
    site: text().notNull(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    address: text().notNull(),
    city: text().notNull(),
    postalcode: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    /** Addresses of a move, or null. */
    journey: jsonb().$type<QuoteJourney>(),
    items: jsonb().$type<QuotedItem[]>().notNull(),
    /** Volume of the items. */
    litres: integer().notNull(),
    wishedDays: date('wished_days', { mode: 'string' }).array().notNull(),
    note: text().notNull(),
    assigneeid: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The message in the inbox that has the conversation, or null. */
    messageid: integer().references(() => contactMessages.id, { onDelete: 'set null' }),
    /** Lines of a copied quote with which the first offer begins, or null. */
    composition: jsonb().$type<Composition>(),
    /** Number of the newest offer, or 0 before the first. */
    offerNumber: integer('offer_number').notNull().default(0),
    sentAt: timestampColumn('sent_at'),
    /** Last London day on which the newest offer can be accepted. */
    validUntil: date('valid_until', { mode: 'string' }),
    total: integer(),
    /** Time of the reminder of the newest offer, or null. */
    remindedAt: timestampColumn('reminded_at'),
    orderid: integer().references(() => orders.id),
    /** Name that the customer typed in place of a signature, or ''. */
    acceptedName: text('accepted_name').notNull().default(''),
    /** Time of the answer or the end: accepted, declined, expired or withdrawn. */
    endedAt: timestampColumn('ended_at'),
    /** Reason for declining or withdrawing, or ''. */
    reason: text().notNull().default(''),
    version: integer().notNull().default(1),
    /** Member of staff who changed the quote last, or null for the customer or the shop. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestampColumn('changed_at').notNull().defaultNow(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    /** Postcodes, items and lines, for the search. */
    words: text().notNull(),
    /** Text that the search of the list compares. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(
        `fold_text(coalesce(quoteno, '')) || E'\\n' || order_search_line(name || ' ' || last_name) || E'\\n' || fold_text(email) || E'\\n' || order_search_phone(mobile) || E'\\n' || order_search_line(words)`,
      ),
    ),
    /** Mailbox of the e-mail. All spellings of an e-mail have the same mailbox. */
    mailbox: text().generatedAlwaysAs(buildMailboxSql(sql.raw('email'))),
  },
  (table) => [
    index('quotes_open').on(table.isOpen, table.id),
    index('quotes_state').on(table.state, table.id),
    index('quotes_valid_until')
      .on(table.validUntil)
      .where(sql`${table.state} = 'sent'`),
    index('quotes_assigneeid').on(table.assigneeid, table.id),
    index('quotes_messageid').on(table.messageid),
    index('quotes_orderid').on(table.orderid),
    index('quotes_ended_at').on(table.endedAt),
    index('quotes_created_at').on(table.createdAt),
    index('quotes_changed_at').on(table.changedAt),
    index('quotes_mailbox').on(table.mailbox),
  ],
);

export type QuoteRow = typeof quotes.$inferSelect;

const quoteColumn = () =>
  integer()
    .notNull()
    .references(() => quotes.id, { onDelete: 'cascade' });

/** Offers that were sent. An offer is never changed but for its last day. */
export const quoteOffers = pgTable(
  'quote_offers',
  {
    quoteid: quoteColumn(),
    /** The first offer of a quote has the number 1. */
    number: integer().notNull(),
    composition: jsonb().$type<Composition>().notNull(),
    /** Lines and sums as the customer saw them. The order gets the same. */
    prices: jsonb().$type<OfferPrices>().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** Pence of the deposit, or null to pay all at once. */
    deposit: integer(),
    /** Days before the work when the rest is due. Null without a deposit. */
    restDays: integer('rest_days'),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    terms: text().notNull(),
    message: text().notNull(),
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestampColumn('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.quoteid, table.number] })],
);

export type OfferRow = typeof quoteOffers.$inferSelect;

/** Everything that happened to a quote. */
export const quoteHistory = pgTable(
  'quote_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteid: quoteColumn(),
    state: text({ enum: quoteStates }).notNull(),
    /** Description of the event, for staff. */
    title: text().notNull(),
    text: text().notNull().default(''),
    /** Reason that staff or the customer gave, or ''. */
    reason: text().notNull().default(''),
    by: text({ enum: ['customer', 'staff', 'system'] }).notNull(),
    staffid: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestampColumn('at').notNull().defaultNow(),
  },
  (table) => [index('quote_history_quoteid').on(table.quoteid, table.id)],
);

/** Private photos of quotes. */
export const quotePhotos = pgTable(
  'quote_photos',
  { ...photoColumns(), quoteid: quoteColumn() },
  (table) => [
    uniqueIndex('quote_photos_key').on(table.quoteid, table.key),
    index('quote_photos_at').on(table.at),
    index('quote_photos_file').on(table.file),
  ],
);

/** Hashed tokens of links. Each link opens one quote without a sign-in. */
export const quoteLinks = pgTable(
  'quote_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    quoteid: quoteColumn(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    index('quote_links_quoteid').on(table.quoteid),
    index('quote_links_expires_at').on(table.expiresAt),
  ],
);
