import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { conflict, notFound } from '../../../http/http-error.ts';
import { mails } from '../../../mail/tables.ts';
import { isUnclaimed } from '../../../mail/due-mails.ts';
import { enqueueMail } from '../../../mail/queue.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import type { OrderRow } from '../../records/tables.ts';

/** Returns an SQL condition for the mails of an order. There is an index for this expression. */
export const isMailOf = (orderid: number) => sql`(${mails.job} ->> 'orderid')::int = ${orderid}`;

/**
 * Sends a mail of an order again, with the order's present data. If the mail was not sent yet,
 * tries again at once. Throws 404 for a mail of another order. Throws 409 if the mail is being sent
 * now, because the recipient would otherwise get the mail twice.
 */
export async function resendMail(
  tx: Tx,
  order: OrderRow,
  mailid: number,
  user: CurrentUser,
): Promise<void> {
  if (order.email === '') throw conflict("The customer's data was erased.", 'erased');
  const mail = await loadOrderMail(tx, order, mailid);
  if (mail.sentAt === null) {
    const dueMails = await tx
      .update(mails)
      .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
      .where(and(eq(mails.id, mailid), isNull(mails.sentAt), isUnclaimed))
      .returning({ id: mails.id });
    if (dueMails.length === 0)
      throw conflict('This mail was sent meanwhile, or is being sent now.', 'mail_not_failed');
  } else {
    await enqueueMail(tx, { job: mail.job });
  }
  await writeAudit(tx, user, {
    action: 'order.mailResent',
    subject: { kind: 'order', id: order.orderno },
    after: { mail: mail.job.kind },
  });
}

/** Returns a mail of an order. Throws 404 if the order has no such mail. */
export async function loadOrderMail(tx: Tx, { id }: Pick<OrderRow, 'id'>, mailid: number) {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailid), isMailOf(id)));
  if (mail === undefined) throw notFound('There is no such mail of this order.');
  return mail;
}
