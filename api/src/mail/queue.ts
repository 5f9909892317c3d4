import type { Tx } from '../db/db.ts';
import type { MailJob } from './mail-job.ts';
import { mails } from './tables.ts';

/**
 * Queues a mail in the caller's transaction; the worker sends it. Mails about one order are queued
 * once each, however often they are asked for (decision 32).
 */
export async function enqueueMail(tx: Tx, job: MailJob): Promise<void> {
  const once = 'orderid' in job ? `${job.kind}:${job.orderid}` : null;
  await tx.insert(mails).values({ job, once }).onConflictDoNothing({ target: mails.once });
}
