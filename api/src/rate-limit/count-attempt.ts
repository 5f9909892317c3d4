import { createHash } from 'node:crypto';
import { inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rateLimits } from './tables.ts';

/** How many attempts one subject has in a window of seconds. */
export interface Limit {
  name: string;
  /** Whose attempts are counted: an address or an account. Stored hashed only. */
  subject: string;
  max: number;
  seconds: number;
}

/**
 * Counts one attempt against each limit, in one statement, for all processes alike. Returns the
 * seconds until all of them allow another try: 0 when this one is allowed.
 */
export async function countAttempt(db: Db, limits: readonly Limit[]): Promise<number> {
  const byKey = new Map(limits.map((limit) => [keyOf(limit), limit]));
  const values = [...byKey].sort().map(([key, { seconds }]) => ({
    key,
    count: 1,
    resetsAt: sql`now() + make_interval(secs => ${seconds})`,
  }));
  const counted = await db
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

/** Gives a subject its attempts back, after it has shown who it is. */
export async function forgetAttempts(db: Db, limits: readonly Limit[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, limits.map(keyOf)));
}

/** Forgets windows that are over. */
export async function deleteOldLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, sql`now()`));
}

function keyOf({ name, subject }: Pick<Limit, 'name' | 'subject'>): string {
  return createHash('sha256').update(`${name}\n${subject}`).digest('base64url');
}
