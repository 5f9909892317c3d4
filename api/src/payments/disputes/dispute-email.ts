import { isOpenDispute } from 'contract/payments/dispute';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { type EmailDraft, type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { buildFirmNewsEmail } from '../../orders/emails/news-email.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import { loadOrderDisputes, type PaymentDispute } from '../records/disputes/disputed-amounts.ts';
import { describeDispute } from '../records/disputes/describe-dispute.ts';

interface DisputeMail extends OrderMail {
  disputeid: number;
}

/**
 * Queues the mail to the firm about a new dispute, and the mail about its end, each once. A dispute
 * that was decided before the shop knew it gets the second mail alone.
 */
export function enqueueDisputeMail(
  tx: Tx,
  dispute: PaymentDispute,
  orderid: number,
): Promise<void> {
  const isOpen = isOpenDispute(dispute);
  const phase = isOpen ? (dispute.isInquiry ? 'inquiry' : 'opened') : dispute.status;
  return enqueueMail(tx, {
    job: { kind: isOpen ? 'dispute-opened' : 'dispute-closed', orderid, disputeid: dispute.id },
    once: `dispute-${phase}:${dispute.id}`,
  });
}

export const disputeEmailTemplates = {
  'dispute-opened': {
    title: 'Disputed payment',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: (context, mail: DisputeMail) => buildDisputeEmail(context, mail, true),
  },
  'dispute-closed': {
    title: 'End of a dispute',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: (context, mail: DisputeMail) => buildDisputeEmail(context, mail, false),
  },
} satisfies EmailTemplates;

async function buildDisputeEmail(
  { db, config: { shop, mail: mailSettings } }: ApiContext,
  mail: DisputeMail,
  isAboutOpening: boolean,
): Promise<EmailDraft> {
  const order = await loadMailOrder(db, mail);
  const orderDisputes = await loadOrderDisputes(db, mail.orderid);
  const dispute = orderDisputes.find(({ id }) => id === mail.disputeid);
  // Skips a mail that is out of date. The mail about the present state is queued too.
  if (dispute === undefined || isOpenDispute(dispute) !== isAboutOpening)
    throw new NoRecipientError();
  const { title, sentences } = describeDispute(dispute);
  return buildFirmNewsEmail(order, shop, mailSettings.to, {
    title,
    paragraphs: [
      `${title}. It belongs to order ${order.orderno} of ${`${order.name} ${order.lastName}`.trim()}.`,
      ...sentences,
      `The provider's number: ${dispute.providerid}.`,
    ],
  });
}
