import type { Tx } from '../db/db.ts';
import type { MailJob } from './mail-job.ts';
import { mails } from './tables.ts';

/**
 * Queues mails in the caller's transaction; the worker sends them. Mails about one order are queued
 * once each, however often they are asked for (decision 32).
 */
export async function enqueueMail(tx: Tx, ...jobs: [MailJob, ...MailJob[]]): Promise<void> {
  const rows = jobs.map((job) => ({
    job,
    once: 'orderid' in job ? `${job.kind}:${job.orderid}` : null,
  }));
  await tx.insert(mails).values(rows).onConflictDoNothing({ target: mails.once });
}
