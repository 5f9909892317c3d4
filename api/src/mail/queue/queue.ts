import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { MailJob } from '../email/email.ts';
import { mails } from './tables.ts';

export interface NewMail {
  job: MailJob;
  /** Unique name of a mail that must be sent only once, even if it is queued repeatedly. */
  once?: string;
}

/**
 * Queues mails in the caller's transaction. The mail worker sends them after the commit. Omits
 * mails whose `once` name is already queued, because an insert that conflicts would waste an id.
 * `on conflict` still covers a mail that another transaction queues at the same time.
 */
export async function enqueueMail(tx: Tx, ...newMails: [NewMail, ...NewMail[]]): Promise<void> {
  const uniqueNames = newMails.flatMap(({ once }) => once ?? []);
  const queuedMails =
    uniqueNames.length === 0
      ? []
      : await tx.select({ once: mails.once }).from(mails).where(inArray(mails.once, uniqueNames));
  const rows = newMails
    .map(({ job, once = null }) => ({ job, once }))
    .filter(({ once }) => once === null || !queuedMails.some((mail) => mail.once === once));
  if (rows.length === 0) return;
  await tx.insert(mails).values(rows).onConflictDoNothing({ target: mails.once });
}
