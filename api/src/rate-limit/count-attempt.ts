import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { type LimitName, limitsOf, type Subject, subjects } from './limits.ts';
import { rateLimits } from './tables.ts';

/** Whose attempts are counted. A subject that is not given, or is empty, has no limit. */
export type Counted = Partial<Record<Subject, string>>;

/** The attempts of one subject: at most `max` within `window` ms. Stored hashed only. */
export interface Counter {
  subject: Subject;
  key: string;
  max: number;
  window: number;
}

/** The counters of what is counted under this name; `scale` multiplies what they allow. */
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
 * Counts one attempt by each counter, in one statement, for all processes alike. Returns the
 * seconds until all of them allow another try: 0 when this one is allowed.
 */
export async function countAttempt(tx: Tx, counters: readonly Counter[]): Promise<number> {
  if (counters.length === 0) return 0;
  const byKey = new Map(counters.map((counter) => [counter.key, counter]));
  const values = [...byKey].sort().map(([key, { window }]) => ({
    key,
    count: 1,
    resetsAt: sql`now() + make_interval(secs => ${window / 1000})`,
  }));
  const counted = await tx
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= now() then 1 else least(${rateLimits.count}, 1000000) + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    });
  const waits = counted.map(({ key, count, wait }) =>
    count > (byKey.get(key)?.max ?? 0) ? Math.max(1, wait) : 0,
  );
  return Math.max(0, ...waits);
}

/** Takes back one attempt that was counted and turned out to be none. */
export async function uncountAttempt(db: Db, counters: readonly Counter[]): Promise<void> {
  // One row at a time: no statement waits for a row while it holds another.
  for (const { key } of counters) {
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
  }
}

/** Gives a subject all its attempts back, after it has shown who it is. */
export async function forgetAttempts(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
