import type { Tx } from '../db/db.ts';
import type { MailJob } from './mail-job.ts';
import { mails } from './tables.ts';

export interface NewMail {
  job: MailJob;
  /** Names a mail that goes out once, however often it is queued. */
  once?: string;
}

/** Queues mails in the caller's transaction; the worker sends them (decision 32). */
export async function enqueueMail(tx: Tx, ...queued: [NewMail, ...NewMail[]]): Promise<void> {
  const rows = queued.map(({ job, once = null }) => ({ job, once }));
  await tx.insert(mails).values(rows).onConflictDoNothing({ target: mails.once });
}
