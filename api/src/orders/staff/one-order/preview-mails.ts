import { asc, and, gt, max } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/db.ts';
import { runAndRollBack } from '../../../db/run-and-roll-back.ts';
import { emailTemplates } from '../../../email-templates.ts';
import type { ApiContext } from '../../../http/api-routes.ts';
import { conflict, notFound } from '../../../http/http-error.ts';
import {
  type MailJob,
  NoRecipientError,
  ObsoleteMailError,
  renderEmail,
} from '../../../mail/email/email.ts';
import { mails } from '../../../mail/queue/tables.ts';
import { loadOrder, type OrderDetail } from '../../records/load-orders.ts';
import { isMailOf } from '../../transition/changes/resend-mail.ts';
import { getMailTitle, isMailToFirm } from './timeline/mail-entries.ts';

/** A mail that a change would send. */
export interface PreviewedMail {
  title: string;
  to: string;
  recipient: 'customer' | 'firm';
  subject: string;
  html: string;
  text: string;
}

/**
 * Changes an order, calls `read`, and rolls everything back. `read` gets the changed order and the
 * mails that the change queued.
 */
export const tryChange = <Result>(
  db: Db,
  orderid: number,
  change: (tx: Tx) => Promise<void>,
  read: (tx: Tx, order: OrderDetail, jobs: MailJob[]) => Promise<Result>,
): Promise<Result> =>
  runAndRollBack(db, async (tx) => {
    const lastId = await findLastMailId(tx, orderid);
    await change(tx);
    const queuedMails = await tx
      .select({ job: mails.job })
      .from(mails)
      .where(and(isMailOf(orderid), gt(mails.id, lastId)))
      .orderBy(asc(mails.id));
    const order = await loadOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const jobs = queuedMails.map(({ job }) => job);
    return read(tx, order, jobs);
  });

async function findLastMailId(tx: Tx, orderid: number): Promise<number> {
  const [row] = await tx
    .select({ id: max(mails.id) })
    .from(mails)
    .where(isMailOf(orderid));
  return row?.id ?? 0;
}

export async function renderPreview(
  tx: Tx,
  config: ApiContext['config'],
  order: OrderDetail,
  job: MailJob,
): Promise<PreviewedMail> {
  // The cast is safe, because templates only query and insert, which a transaction can do too.
  const email = await renderEmail(emailTemplates, { config, db: tx as Db }, job).catch(
    (cause: unknown) => {
      throw cause instanceof NoRecipientError || cause instanceof ObsoleteMailError
        ? conflict(
            'What this mail is about is over or has changed. It is not sent any more.',
            'mail_over',
          )
        : cause;
    },
  );
  const { to, subject, html, text } = email;
  const recipient = isMailToFirm(job.kind) ? 'firm' : 'customer';
  return { title: getMailTitle(order, job), to, recipient, subject, html, text };
}
