import { shortenText } from 'contract/values/shorten-text';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import type { MailJob } from '../email/email.ts';
import { isRefusedForGood } from './describe-failure.ts';
import { createdMs } from './message-id.ts';
import { mails } from './tables.ts';

/** Whether no worker is sending the mail. A claim ends with its lease, at `dueAt`. */
export const isUnclaimed = or(isNull(mails.takenBy), lte(mails.dueAt, sql`now()`));

export interface ClaimedMail {
  id: number;
  job: MailJob;
  attempts: number;
  /** Time at which the mail was queued, in ms. */
  createdMs: number;
}

/**
 * Largest number of attempts to send a mail. The last attempt is after about 38 hours. If this
 * attempt fails, the mail stays in the table and an error is logged.
 */
export const MAX_ATTEMPTS = 16;

/**
 * Pauses between attempts to record a sent mail, in ms. The sum of the pauses is less than the
 * default of `leaseSeconds`. The retries thus end before another worker can claim the mail and send
 * it again.
 */
const RETRY_PAUSES_MS = [250, 1_000, 5_000, 20_000] as const;

/**
 * Claims and returns the next due mail. Other workers skip a claimed mail for `leaseSeconds`, or
 * until the claims of `sender` are released by `releaseClaims`.
 */
export async function claimDueMail(
  db: Db,
  excludedServers: readonly string[],
  leaseSeconds: number,
  sender: string,
): Promise<ClaimedMail | null> {
  const [mail] = await queryRows<ClaimedMail>(
    db,
    sql`
    update ${mails}
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds}), taken_by = ${sender}
    where id = (
      select id from ${mails}
      where sent_at is null and due_at <= now() and attempts < ${MAX_ATTEMPTS}
        and (server is null or not server = any(${sql.param([...excludedServers])}::text[]))
      order by due_at limit 1 for update skip locked)
    returning id, job, attempts, ${createdMs} as "createdMs"`,
  );
  return mail ?? null;
}

/**
 * Records that a mail was sent. Retries, because an unrecorded mail would be sent again. Rejects
 * with the last error.
 */
export async function markSent(
  db: Db,
  mail: ClaimedMail,
  retryPauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<void> {
  try {
    await db
      .update(mails)
      .set({ sentAt: sql`now()` })
      .where(eq(mails.id, mail.id));
  } catch (cause) {
    const [pauseMs, ...remainingPauses] = retryPauses;
    if (pauseMs === undefined) throw cause;
    await pause(pauseMs);
    await markSent(db, mail, remainingPauses);
  }
}

/** Deletes a claimed mail that is not sent any more, so that nothing says that it was sent. */
export async function deleteMail(db: Db, mail: ClaimedMail): Promise<void> {
  await db.delete(mails).where(isSameClaim(mail));
}

/**
 * Records that the sender with this name sent a mail. Does nothing if another sender has claimed
 * the mail meanwhile.
 */
export async function markSentBySender(db: Db, id: number, sender: string): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.takenBy, sender), isNull(mails.sentAt)));
}

/**
 * Releases the claims of a crashed process with this sender name, so that its unsent mails are due
 * again. Call this while no process claims mails with this name.
 */
export async function releaseClaims(db: Db, sender: string): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()`, takenBy: null })
    .where(and(eq(mails.takenBy, sender), isNull(mails.sentAt)));
}

/**
 * Makes a claimed mail due again. Does not count the attempt, because the mail server had no free
 * slot.
 */
export async function requeueMail(db: Db, mail: ClaimedMail, server: string): Promise<void> {
  const attempts = mail.attempts - 1;
  await db
    .update(mails)
    .set({ attempts, server, dueAt: sql`now()`, takenBy: null })
    .where(isSameClaim(mail));
}

interface DelayedMail {
  dueAt: Date;
  /** Order number of a mail about an order, otherwise null. */
  order: string | null;
}

/**
 * Delays the next attempt by 30 seconds at first, then twice as long each time, at most 6 hours. A
 * mail that was refused for good gets no further attempt.
 * Returns null if another worker has claimed the mail meanwhile.
 */
export async function delayMail(
  db: Db,
  mail: ClaimedMail,
  cause: unknown,
): Promise<DelayedMail | null> {
  const delaySeconds = Math.min(30 * 2 ** (mail.attempts - 1), 6 * 3_600);
  const lastError = shortenText(cause instanceof Error ? cause.message : String(cause), 500);
  const [delayedMail] = await db
    .update(mails)
    .set({
      dueAt: sql`now() + make_interval(secs => ${delaySeconds})`,
      lastError,
      takenBy: null,
      ...(isRefusedForGood(cause) && { attempts: MAX_ATTEMPTS }),
    })
    .where(isSameClaim(mail))
    .returning({ dueAt: mails.dueAt, order: orderNumber });
  return delayedMail ?? null;
}

/**
 * Selects the order number of a mail. The table is named in raw SQL, because `orders` imports this
 * folder and a circular import would result.
 */
const orderNumber = sql<string | null>`(
  select orderno from orders where orders.id = (${mails.job} ->> 'orderid')::integer)`;

/**
 * Matches the mail only if no other worker has claimed it meanwhile. Each claim raises `attempts`.
 */
const isSameClaim = ({ id, attempts }: ClaimedMail) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts));
