import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, products } from '../catalog/records/tables.ts';

const idColumn = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const banners = pgTable('banners', {
  id: idColumn(),
  title: text().notNull(),
  tagline: text().notNull(),
  picture: text().notNull().default(''),
  ...entityColumns(),
});

export const about = pgTable('about', {
  id: idColumn(),
  picture: text().notNull(),
  description: text().notNull(),
  ...entityColumns(),
});

export const fitCheck = pgTable('fit_check', {
  id: idColumn(),
  picture: text().notNull(),
  url: text().notNull(),
  urlLabel: text('url_label').notNull(),
  ...entityColumns(),
});

export const featuredProducts = pgTable('featured_products', {
  id: idColumn(),
  productid: integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  ...entityColumns(),
});

export const faqTopics = pgTable('faq_topics', {
  id: idColumn(),
  title: text().notNull(),
  ...entityColumns(),
});

export const faqEntries = pgTable(
  'faq_entries',
  {
    id: idColumn(),
    topicid: integer()
      .notNull()
      .references(() => faqTopics.id),
    question: text().notNull(),
    /** Text of the answer. Empty lines separate paragraphs. */
    answer: text().notNull(),
    /** Whether the home page shows the question. */
    isHome: boolean('is_home').notNull().default(false),
    ...entityColumns(),
  },
  (table) => [index('faq_entries_topicid').on(table.topicid)],
);

/** Sections of the terms. `anchor` is the last part of links such as /terms#insurance. */
export const termsSections = pgTable('terms_sections', {
  id: idColumn(),
  title: text().notNull(),
  anchor: text().notNull().unique(),
  /** Text with paragraphs and lists. May contain the placeholders {brand}, {phone} and {email}. */
  content: text().notNull(),
  ...entityColumns(),
});

/**
 * Introductions of mails to customers, which staff can edit. If `text` is '', the mail has the
 * default text of the template.
 */
export const mailTexts = pgTable('mail_texts', {
  id: idColumn(),
  /** Kind of the mail job that sends the mail. */
  kind: text().notNull().unique(),
  /** Name by which staff pages list the mail. */
  title: text().notNull(),
  text: text().notNull().default(''),
  ...entityColumns(),
});
