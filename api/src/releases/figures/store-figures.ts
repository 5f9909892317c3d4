import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, queryRows } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import type { DayFigures, ReleaseFigures } from './calls.ts';
import { releaseFigures, releaseSplitFigures } from './tables.ts';

/**
 * Largest number of rows of both tables, ten times as many as a shop of eight packages has in 30
 * days.
 */
const MAX_ROWS = 60_000;

/**
 * Adds counts to the stored counts of the current hour and of the split. Adds all or none, because
 * the sender sends refused counts again. Throws 409 if the tables are full.
 */
export async function addFigures(db: Db, figures: ReleaseFigures[]): Promise<void> {
  if (figures.length === 0) return;
  const hour = sql<string>`date_trunc('hour', now())`;
  // All processes lock the rows in the same order, so that two processes cannot wait for each
  // other.
  const rows = mergeFigures(figures.map(({ split: _split, ...row }) => row));
  const splitRows = mergeFigures(figures.filter(isOfSplit));
  await db.transaction(async (tx) => {
    const storedRows = (await tx.$count(releaseFigures)) + (await tx.$count(releaseSplitFigures));
    if (storedRows >= MAX_ROWS)
      throw conflict('The tables of release figures are full.', 'figures_full');
    await tx
      .insert(releaseFigures)
      .values(rows.map((row) => ({ ...row, hour })))
      .onConflictDoUpdate({
        target: [
          releaseFigures.remote,
          releaseFigures.version,
          releaseFigures.hour,
          releaseFigures.assigned,
        ],
        set: { counts: addCounts(releaseFigures.counts) },
      });
    if (splitRows.length === 0) return;
    await tx
      .insert(releaseSplitFigures)
      .values(splitRows)
      .onConflictDoUpdate({
        target: [
          releaseSplitFigures.split,
          releaseSplitFigures.remote,
          releaseSplitFigures.version,
          releaseSplitFigures.assigned,
        ],
        set: { counts: addCounts(releaseSplitFigures.counts), countedAt: sql`now()` },
      });
  });
}

const isOfSplit = (row: ReleaseFigures): row is ReleaseFigures & { split: string } =>
  row.split !== undefined;

const addCounts = (stored: AnyPgColumn) => sql`(select jsonb_object_agg(key, total) from (
  select key, sum(value::bigint) as total from (
    select * from jsonb_each_text(${stored})
    union all select * from jsonb_each_text(excluded.counts)) as merged
  group by key) as sums)`;

/**
 * Adds up the entries of a version and split, because one upsert must not change a row twice. Sorts
 * them.
 */
function mergeFigures<Row extends ReleaseFigures>(figures: Row[]): Row[] {
  const figuresByKey = new Map<string, Row>();
  for (const row of figures) {
    const key = `${row.split} ${row.remote} ${row.version} ${row.assigned}`;
    const mergedCounts = { ...figuresByKey.get(key)?.counts };
    for (const [name, addedCount] of Object.entries(row.counts))
      mergedCounts[name] = (mergedCounts[name] ?? 0) + addedCount;
    figuresByKey.set(key, { ...row, counts: mergedCounts });
  }
  return [...figuresByKey]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([, row]) => row);
}

/** Returns the total counts of each version, from the hour that contains `since`. */
export const loadFigures = (db: Db, since: string): Promise<ReleaseFigures[]> =>
  queryRows(
    db,
    sql`
    select remote, version, assigned, jsonb_object_agg(key, total) as counts from (
      select remote, version, assigned, key, sum(value::bigint) as total
      from ${releaseFigures}, jsonb_each_text(counts)
      where hour >= date_trunc('hour', ${since}::timestamptz)
      group by remote, version, assigned, key) as sums
    group by remote, version, assigned order by remote, version, assigned`,
  );

/** Returns the total counts of each version during a split. */
export const loadSplitFigures = (db: Db, split: string): Promise<ReleaseFigures[]> =>
  queryRows(
    db,
    sql`
    select remote, version, assigned, counts from ${releaseSplitFigures}
    where split = ${split} order by remote, version, assigned`,
  );

/** Returns the total counts of each version on each London day from `since`. */
export const loadDays = (db: Db, since: string): Promise<DayFigures[]> =>
  queryRows(
    db,
    sql`
    select day, remote, version, jsonb_object_agg(key, total) as counts from (
      select (hour at time zone 'Europe/London')::date::text as day, remote, version, key,
        sum(value::bigint) as total
      from ${releaseFigures}, jsonb_each_text(counts)
      where hour >= ${since}::timestamp at time zone 'Europe/London'
      group by 1, remote, version, key) as sums
    group by day, remote, version order by day, remote, version`,
  );
