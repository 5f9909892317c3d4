import { formatTime } from 'contract/calendar/date-texts';
import type { TimelineEntry } from 'contract/staff/order-page';
import { asc } from 'drizzle-orm';
import type { Tx } from '../../../../db/db.ts';
import { emailTemplates, getMailName } from '../../../../email-templates.ts';
import { MAX_ATTEMPTS } from '../../../../mail/queue/due-mails.ts';
import type { MailJob } from '../../../../mail/email/email.ts';
import { mails } from '../../../../mail/queue/tables.ts';
import { getOrderOutline, type OrderDetail } from '../../../records/load-orders.ts';
import { isMailOf } from '../../../transition/changes/resend-mail.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

/** Returns the name of a mail about an order for staff. */
export function getMailTitle(order: OrderDetail, job: MailJob): string {
  const template = emailTemplates[job.kind];
  // The cast is safe, because a template and the code that queues its job use the same type.
  return template?.formatTitle?.(job as never, getOrderOutline(order)) ?? getMailName(job.kind);
}

/** Returns whether mails of this kind go to the firm. */
export const isMailToFirm = (kind: string): boolean => emailTemplates[kind]?.recipient === 'firm';

/** Returns the mails of an order as timeline entries, with the time when they were queued. */
export async function loadMailEntries(tx: Tx, order: OrderDetail): Promise<NewTimelineEntry[]> {
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

type MailStatus = NonNullable<TimelineEntry['mail']>['status'];

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
