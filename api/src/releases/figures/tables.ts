import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of one version in one hour, of all `edge` processes. Contains nothing about a visitor. */
export const releaseFigures = pgTable(
  'release_figures',
  {
    /** Package of the release, such as 'catalog' or 'shell'. */
    remote: text().notNull(),
    version: text().notNull(),
    hour: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    /** Whether a split chose the version by the visitor's bucket. */
    assigned: boolean().notNull(),
    /** Counts by name, such as 'loads', or 'lcp.42' for bucket 42 of a histogram. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.hour, table.assigned] }),
    index('release_figures_hour').on(table.hour),
  ],
);

/**
 * Counts of one version during one split. Those by hour cannot tell two splits of the same version
 * in the same hour apart.
 */
export const releaseSplitFigures = pgTable(
  'release_split_figures',
  {
    /** Id of the split. */
    split: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    assigned: boolean().notNull(),
    counts: jsonb().$type<Record<string, number>>().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.split, table.remote, table.version, table.assigned] }),
    index('release_split_figures_counted_at').on(table.countedAt),
  ],
);
