import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, queryRows, type Tx } from '../db/db.ts';
import { type Limit, type Subject, subjects } from './limit.ts';
import { type LimitName, limits } from './limits.ts';
import { rateLimits } from './tables.ts';

/**
 * Values whose attempts are counted, such as an IP address. A missing or empty value has no limit.
 */
export type CountedSubjects = Partial<Record<Subject, string>>;

/**
 * Counter of one subject with at most `max` attempts in `windowMs` ms. The database stores only a
 * hash of the subject.
 */
export interface Counter {
  subject: Subject;
  key: string;
  max: number;
  windowMs: number;
}

/** Returns the counters of a limit. `scale` multiplies the `max` of each counter. */
export function createCounters(
  name: LimitName,
  countedSubjects: CountedSubjects,
  scale: number,
): Counter[] {
  return findLimits(name).flatMap((limit) =>
    subjects.flatMap((subject) => {
      const [max, subjectValue] = [limit[subject], countedSubjects[subject]];
      if (max === undefined || !subjectValue) return [];
      const key = hashText([name, subject, limit.windowMs, subjectValue].join('\n'));
      return [{ subject, key, max: max * scale, windowMs: limit.windowMs }];
    }),
  );
}

function findLimits(name: LimitName): readonly Limit[] {
  return limits.filter((limit) => limit.name === name);
}

/**
 * Counts one attempt with each counter, in one database statement. All processes of the shop share
 * the counters, which are rows of the database. Returns the seconds until all counters allow
 * another attempt. Returns 0 if this attempt is allowed.
 */
export async function countAttempt(tx: Tx, counters: readonly Counter[]): Promise<number> {
  if (counters.length === 0) return 0;
  const counterByKey = new Map(counters.map((counter) => [counter.key, counter]));
  const values = [...counterByKey]
    .sort()
    .map(
      ([key, { windowMs }]) =>
        sql`(${key}, 1, now() + make_interval(secs => ${windowMs / 1000}::float8))`,
    );
  const countedRows = await queryRows<{ key: string; count: number; wait: number }>(
    tx,
    sql`insert into ${rateLimits} as known (key, count, resets_at) values ${sql.join(values, sql`, `)}
      ${incrementOrRestart} returning key, ${returnedColumns}`,
  );
  const waitSeconds = countedRows.map(({ key, count, wait }) =>
    count > (counterByKey.get(key)?.max ?? 0) ? Math.max(1, wait) : 0,
  );
  return Math.max(0, ...waitSeconds);
}

/**
 * Counts one attempt with one counter after another, in one database statement. Stops at the first
 * counter that refuses, and returns the seconds until this counter allows another attempt. Returns
 * 0 if no counter refuses. Always locks the counters of a limit in the same order, so that
 * concurrent calls do not deadlock. The commit does not wait for the disk, so a crash may lose the
 * last attempts.
 */
export async function countSequentially(db: Db, counters: readonly Counter[]): Promise<number> {
  if (counters.length === 0) return 0;
  const steps = counters.map(({ key, windowMs }, index) => {
    const previousCounter = counters[index - 1];
    const allowedCondition = previousCounter
      ? sql`where exists (select from ${createStepName(index - 1)} where count <= ${previousCounter.max}::float8)`
      : sql``;
    return sql`${createStepName(index)} as (
      insert into ${rateLimits} as known (key, count, resets_at)
      select ${key}, 1, now() + make_interval(secs => ${windowMs / 1000}::float8) ${allowedCondition}
      ${incrementOrRestart} returning ${returnedColumns})`;
  });
  const results = counters.map(
    ({ max }, index) =>
      sql`select greatest(1, wait) as wait from ${createStepName(index)} where count > ${max}::float8`,
  );
  const [refusal] = await queryRows<{ wait: number | null }>(
    db,
    sql`with ${sql.join(steps, sql`, `)}, lazily as (select set_config('synchronous_commit', 'off', true))
      select wait from (${sql.join(results, sql` union all `)}) refused
      right join lazily on true`,
  );
  return refusal?.wait ?? 0;
}

/** Increments an existing counter, or restarts it after its window. */
const incrementOrRestart = sql.raw(`on conflict (key) do update set
  count = case when known.resets_at <= now() then 1 else least(known.count, 1000000) + 1 end,
  resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end`);

const returnedColumns = sql.raw('count, ceil(extract(epoch from resets_at - now()))::int as wait');

const createStepName = (index: number) => sql.raw(`step_${index}`);

/** Removes the counted attempt from each counter. */
export async function uncountAttempt(db: Db, counters: readonly Counter[]): Promise<void> {
  // Updates one row at a time, so that no statement holds the lock of one row while it waits for
  // another lock.
  for (const { key } of counters) {
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
  }
}

/** Resets the counters of a subject after a successful authentication. */
export async function resetCounters(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
