import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/db.ts';
import type { MailJob } from './letter.ts';
import { mails } from './tables.ts';

/** A mail that a worker has claimed. */
export interface TakenMail {
  id: number;
  job: MailJob;
  attempts: number;
}

/**
 * Largest number of attempts to send a mail, over about two days. After that, the mail stays in the
 * table and an error is logged.
 */
export const MOST_ATTEMPTS = 16;

/** Pauses between attempts to record a sent mail, in ms. Their sum is below the default lease. */
const NOTE_PAUSES = [250, 1_000, 5_000, 20_000] as const;

/**
 * Claims the next due mail and returns it, or returns null. Skips mails to `excludedServers`. Other
 * workers skip the claimed mail for `leaseSeconds` or until `sender` restarts.
 */
export async function takeDueMail(
  db: Db,
  but: readonly string[],
  lease: number,
  sender: string,
): Promise<TakenMail | null> {
  const [mail] = await rowsOf<TakenMail>(
    db,
    sql`
    update ${mails}
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease}), taken_by = ${sender}
    where id = (
      select id from ${mails}
      where sent_at is null and due_at <= now() and attempts < ${MOST_ATTEMPTS}
        and (server is null or not server = any(${sql.param([...but])}::text[]))
      order by due_at limit 1 for update skip locked)
    returning id, job, attempts`,
  );
  return mail ?? null;
}

/**
 * Records that a mail was sent. Retries, because an unrecorded mail would be sent again. Rejects
 * with the last error.
 */
export async function markSent(
  db: Db,
  mail: TakenMail,
  pauses: readonly number[] = NOTE_PAUSES,
): Promise<void> {
  try {
    await db
      .update(mails)
      .set({ sentAt: sql`now()` })
      .where(eq(mails.id, mail.id));
  } catch (cause) {
    const [wait, ...later] = pauses;
    if (wait === undefined) throw cause;
    await pause(wait);
    await markSent(db, mail, later);
  }
}

/**
 * Makes mails due again that this sender had claimed when its process was killed. Call it before
 * the sender claims any mail.
 */
export async function makeMailsDue(db: Db, sender: string): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()`, takenBy: null })
    .where(and(eq(mails.takenBy, sender), isNull(mails.sentAt)));
}

/**
 * Makes a mail due again without counting the attempt, because its mail server has no free slot.
 */
export async function giveBack(db: Db, mail: TakenMail, server: string): Promise<void> {
  const attempts = mail.attempts - 1;
  await db
    .update(mails)
    .set({ attempts, server, dueAt: sql`now()`, takenBy: null })
    .where(own(mail));
}

/**
 * Delays a mail after a failed attempt: by 30 seconds at first, then twice as long each time, at
 * most 6 hours.
 */
export async function putOff(db: Db, mail: TakenMail, cause: unknown): Promise<void> {
  const wait = Math.min(30 * 2 ** (mail.attempts - 1), 6 * 3_600);
  const lastError = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);
  await db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${wait})`, lastError, takenBy: null })
    .where(own(mail));
}

/**
 * Returns an SQL condition for the claimed mail. It does not match if another worker has claimed
 * the mail since.
 */
const own = ({ id, attempts }: TakenMail) => and(eq(mails.id, id), eq(mails.attempts, attempts));
