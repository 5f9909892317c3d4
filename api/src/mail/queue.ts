import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { MailJob } from './letter.ts';
import { mails } from './tables.ts';

export interface NewMail {
  job: MailJob;
  /** Names a mail that goes out once, however often it is queued. */
  once?: string;
}

/**
 * Queues mails in the caller's transaction; the worker sends them (decision 32). What was queued once is
 * looked for first, because an insert that meets it would use up an id all the same.
 */
export async function enqueueMail(tx: Tx, ...queued: [NewMail, ...NewMail[]]): Promise<void> {
  const names = queued.flatMap(({ once }) => once ?? []);
  const found =
    names.length === 0
      ? []
      : await tx.select({ once: mails.once }).from(mails).where(inArray(mails.once, names));
  const rows = queued
    .map(({ job, once = null }) => ({ job, once }))
    .filter(({ once }) => once === null || !found.some((mail) => mail.once === once));
  if (rows.length === 0) return;
  await tx.insert(mails).values(rows).onConflictDoNothing({ target: mails.once });
}

/** Returns the statement that queues new emails. It fails if one with the same `once` is queued already. */
export const insertMails = (...queued: [NewMail, ...NewMail[]]): SQL => sql`
  insert into ${mails} (job, once) values ${sql.join(
    queued.map(({ job, once = null }) => sql`(${JSON.stringify(job)}::jsonb, ${once})`),
    sql`, `,
  )}`;
