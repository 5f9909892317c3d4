import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { conflict, notFound } from '../../../http/http-error.ts';
import { isUnclaimed } from '../../../mail/queue/due-mails.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { mails } from '../../../mail/queue/tables.ts';
import type { OrderRow } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';

/** Returns an SQL condition for the mails of an order. There is an index for this expression. */
export const isMailOf = (orderid: number) => sql`(${mails.job} ->> 'orderid')::int = ${orderid}`;

/**
 * Sends a mail of an order again, with the order's present data. If the mail was not sent yet,
 * tries again at once, unless `isCopy` asks for a second mail. Throws 404 for a mail of another order. Throws 409 if the mail is being sent
 * now, because the recipient would otherwise get the mail twice.
 */
export const resendMail: Effect<'resendMail'> = async ({ tx, order, input }) => {
  const { mailid, isCopy = false } = input;
  const mail = await loadOrderMail(tx, order, mailid);
  if (mail.sentAt !== null || isCopy) await enqueueMail(tx, { job: mail.job });
  else if (!(await makeDue(tx, mailid)))
    throw conflict('This mail was sent meanwhile, or is being sent now.', 'mail_not_failed');
  return { after: { mail: mail.job.kind } };
};

/** Makes an unsent mail due now. Resolves to false if the mail is being sent or was sent. */
async function makeDue(tx: Tx, mailid: number): Promise<boolean> {
  const dueMails = await tx
    .update(mails)
    .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
    .where(and(eq(mails.id, mailid), isNull(mails.sentAt), isUnclaimed))
    .returning({ id: mails.id });
  return dueMails.length > 0;
}

/** Returns a mail of an order. Throws 404 if the order has no such mail. */
async function loadOrderMail(tx: Tx, { id }: Pick<OrderRow, 'id'>, mailid: number) {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailid), isMailOf(id)));
  if (mail === undefined) throw notFound('There is no such mail of this order.');
  return mail;
}
