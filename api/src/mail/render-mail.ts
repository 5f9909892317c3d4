import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { loadOrder } from '../orders/load-orders.ts';
import { contactLetter } from './contact-letter.ts';
import type { Letter } from './letter.ts';
import type { MailJob } from './mail-job.ts';
import { orderCopy, orderLetter } from './order-letter.ts';
import { refundLetter } from './refund-letter.ts';

/** Makes the mail that was queued, from what the database says now. */
export async function renderMail(db: Db, config: Config, job: MailJob): Promise<Letter> {
  if (job.kind === 'contact-message') return contactLetter(job, config.shop);
  const order = await loadOrder(db, job.orderid);
  if (order === null) throw new Error(`The order ${job.orderid} of a mail does not exist.`);
  if (job.kind === 'refund-due') return refundLetter(order, config.shop);
  if (job.kind === 'order-confirmation') return orderLetter(order, config.shop);
  return orderCopy(order, config.shop, config.mail.to);
}
