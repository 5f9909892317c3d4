import { formatTime } from 'contract/calendar/date-texts';
import { type Step, steps } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import { asc } from 'drizzle-orm';
import type { Tx } from '../../../../db/db.ts';
import { MAX_ATTEMPTS } from '../../../../mail/due-mails.ts';
import type { MailJob } from '../../../../mail/email.ts';
import { mails } from '../../../../mail/tables.ts';
import { getStepLabel } from '../../../progress/steps.ts';
import { getOrderOutline, type OrderDetail } from '../../../records/load-orders.ts';
import { isMailOf } from '../resend-mail.ts';
import type { NewEntry, TimelineEntryData } from './timeline-entry.ts';

/**
 * Titles of the mails of an order by kind. A kind that is not listed has its own name as its title.
 */
const titles: Record<string, string> = {
  'order-confirmation': 'Confirmation',
  'order-copy': 'Work sheet',
  'order-link': 'New link',
  'order-cancelled': 'Cancellation',
  'order-cancelled-copy': 'Cancelled by the customer',
  'date-changed': 'Day set by the firm',
  'date-confirmed': 'Day confirmed by the firm',
  'date-offer': 'Another day asked for',
  'date-released': 'Day no longer held',
  'day-moved': 'Day changed by the customer',
  'day-moved-copy': 'Day changed by the customer',
  'refund-due': 'Refund due',
  'refund-done': 'Refund done',
};

/** Returns the title of a mail for staff. */
export function getMailTitle(order: OrderDetail, { kind, trade, step }: MailJob): string {
  if (kind === 'order-progress' && isStep(step) && isGroup(trade)) {
    return `Step: ${getStepLabel(trade, getOrderOutline(order), step)}`;
  }
  return titles[kind] ?? kind.replaceAll('-', ' ');
}

const isStep = (step: unknown): step is Step => steps.some((name) => name === step);

const isGroup = (trade: unknown): trade is FulfilmentGroup =>
  ['goods', 'care', 'move'].some((name) => name === trade);

/** Returns whether mails of this kind go to the firm. */
export const isMailToFirm = (kind: string): boolean => kind.endsWith('-copy');

/** Returns the mails of an order as timeline entries, with the time when they were queued. */
export async function loadMailEntries(tx: Tx, order: OrderDetail): Promise<NewEntry[]> {
  const rows = await tx.select().from(mails).where(isMailOf(order.id)).orderBy(asc(mails.id));
  return rows.map(({ id, job, createdAt, sentAt, attempts, lastError }) => {
    const status = getStatus(sentAt, attempts);
    return {
      id: `mail-${id}`,
      kind: 'mail',
      title: `Mail: ${getMailTitle(order, job)}`,
      at: createdAt,
      text: describeStatus(status, sentAt),
      mail: {
        id,
        status,
        attempts,
        to: isMailToFirm(job.kind) ? 'firm' : 'customer',
        error: status === 'sent' ? '' : (lastError ?? ''),
      },
    };
  });
}

type MailStatus = NonNullable<TimelineEntryData['mail']>['status'];

function getStatus(sentAt: Date | null, attempts: number): MailStatus {
  if (sentAt !== null) return 'sent';
  if (attempts >= MAX_ATTEMPTS) return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}

const describeStatus = (status: MailStatus, sentAt: Date | null): string =>
  status === 'sent' && sentAt ? `Sent ${formatTime(sentAt)}` : statusTexts[status];

const statusTexts: Record<MailStatus, string> = {
  waiting: 'Waits to be sent',
  retrying: 'Not sent yet; tried again later',
  sent: 'Sent',
  failed: 'Not sent; given up',
};
