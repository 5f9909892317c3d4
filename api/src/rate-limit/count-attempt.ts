import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/db.ts';
import { type LimitName, limitsOf, type Subject, subjects } from './limits.ts';
import { rateLimits } from './tables.ts';

/** The counted subjects. A missing or empty subject has no limit. */
export type Counted = Partial<Record<Subject, string>>;

/**
 * Counter of one subject: at most `max` attempts in `windowMs` ms. Only a hash of the subject is
 * stored.
 */
export interface Counter {
  subject: Subject;
  key: string;
  max: number;
  window: number;
}

/** Returns the counters of a limit. `scale` multiplies their maximum. */
export function countersOf(name: LimitName, counted: Counted, scale: number): Counter[] {
  return limitsOf(name).flatMap((limit) =>
    subjects.flatMap((subject) => {
      const [max, whose] = [limit[subject], counted[subject]];
      if (max === undefined || !whose) return [];
      const key = hashOf([name, subject, limit.window, whose].join('\n'));
      return [{ subject, key, max: max * scale, window: limit.window }];
    }),
  );
}

/**
 * Counts one attempt with each counter, in one statement and for all processes. Returns the seconds
 * until all counters allow another attempt, or 0 if this one is allowed.
 */
export async function countAttempt(tx: Tx, counters: readonly Counter[]): Promise<number> {
  if (counters.length === 0) return 0;
  const byKey = new Map(counters.map((counter) => [counter.key, counter]));
  const values = [...byKey]
    .sort()
    .map(
      ([key, { window }]) =>
        sql`(${key}, 1, now() + make_interval(secs => ${window / 1000}::float8))`,
    );
  const counted = await rowsOf<{ key: string; count: number; wait: number }>(
    tx,
    sql`insert into ${rateLimits} as known (key, count, resets_at) values ${sql.join(values, sql`, `)}
      ${oneMore} returning key, ${countAndWait}`,
  );
  const waits = counted.map(({ key, count, wait }) =>
    count > (byKey.get(key)?.max ?? 0) ? Math.max(1, wait) : 0,
  );
  return Math.max(0, ...waits);
}

/**
 * Counts one attempt with each counter sequentially, in one statement. Stops at the first counter
 * that refuses, and returns the seconds until it allows another attempt. Returns 0 if no counter
 * refuses. The counters of one name are always locked in the same order. The commit does not wait
 * for the disk, so a crash may lose the last attempts.
 */
export async function countSequentially(db: Db, counters: readonly Counter[]): Promise<number> {
  if (counters.length === 0) return 0;
  const steps = counters.map(({ key, window }, at) => {
    const previous = counters[at - 1];
    const isAllowed = previous
      ? sql`where exists (select from ${step(at - 1)} where count <= ${previous.max}::float8)`
      : sql``;
    return sql`${step(at)} as (
      insert into ${rateLimits} as known (key, count, resets_at)
      select ${key}, 1, now() + make_interval(secs => ${window / 1000}::float8) ${isAllowed}
      ${oneMore} returning ${countAndWait})`;
  });
  const results = counters.map(
    ({ max }, at) =>
      sql`select greatest(1, wait) as wait from ${step(at)} where count > ${max}::float8`,
  );
  const [refused] = await rowsOf<{ wait: number | null }>(
    db,
    sql`with ${sql.join(steps, sql`, `)}, lazily as (select set_config('synchronous_commit', 'off', true))
      select wait from (${sql.join(results, sql` union all `)}) refused
      right join lazily on true`,
  );
  return refused?.wait ?? 0;
}

/** Increments an existing counter, or restarts it after its window. */
const oneMore = sql.raw(`on conflict (key) do update set
  count = case when known.resets_at <= now() then 1 else least(known.count, 1000000) + 1 end,
  resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end`);

const countAndWait = sql.raw('count, ceil(extract(epoch from resets_at - now()))::int as wait');

const step = (at: number) => sql.raw(`step_${at}`);

/** Takes back one counted attempt. */
export async function uncountAttempt(db: Db, counters: readonly Counter[]): Promise<void> {
  // Updates one row at a time, so that no statement holds one row while it waits for another.
  for (const { key } of counters) {
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
  }
}

/** Resets the counters of a subject after a successful authentication. */
export async function forgetAttempts(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
