import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A rule that deletes rows some days after a point in time. */
export interface RetentionRule {
  description: string;
  /** Length of the period. */
  days: number;
  /** Start of the period for the documentation, such as 'they were issued' in '30 days after they were issued'. */
  startText: string;
  /** Start of the period. */
  startsAt: PgColumn | SQL;
  primaryKey: readonly [PgColumn, ...PgColumn[]];
  /** Condition for the rows to delete. */
  condition?: SQL | undefined;
  /** Whether a trigger refuses the deletion unless the transaction sets `shop.retention`. */
  isProtected?: boolean;
}
