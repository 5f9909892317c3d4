import { isOpenDispute } from 'contract/payments/dispute';
import { formatAmount } from 'contract/values/pence';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../../db/db.ts';
import { describeDispute } from '../../../../payments/records/disputes/describe-dispute.ts';
import {
  loadOrderDisputes,
  type PaymentDispute,
} from '../../../../payments/records/disputes/disputed-amounts.ts';
import { disputeEntries } from '../../../../payments/records/disputes/tables.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

const PROVIDER_NAME = 'the card payment provider';

/**
 * Returns the timeline entries of the disputes, fraud warnings and reviews of an order. There is an
 * entry for each opening, each closing, and each movement of disputed money.
 */
export async function loadDisputeEntries(tx: Tx, orderid: number): Promise<NewTimelineEntry[]> {
  const orderDisputes = await loadOrderDisputes(tx, orderid);
  const moneyMovements = await tx
    .select()
    .from(disputeEntries)
    .where(eq(disputeEntries.orderid, orderid))
    .orderBy(asc(disputeEntries.id));
  return [
    ...orderDisputes.flatMap(toTimelineEntries),
    ...moneyMovements.map(({ id, kind, amount, currency, reference, at }) => ({
      id: `dispute-money-${id}`,
      kind: 'payment' as const,
      title: `${kind === 'withdrawal' ? 'Disputed money taken' : 'Disputed money given back'}: ${formatAmount(amount, currency)}`,
      text: reference,
      by: PROVIDER_NAME,
      at,
    })),
  ];
}

function toTimelineEntries(dispute: PaymentDispute): NewTimelineEntry[] {
  const { id, providerid, createdAt, settledAt } = dispute;
  const opening: NewTimelineEntry = {
    id: `dispute-${id}`,
    kind: 'payment',
    // The title of an open dispute, so that closing a dispute does not change its first entry.
    title: describeDispute({ ...dispute, status: 'needs_response' }).title,
    text: providerid,
    by: PROVIDER_NAME,
    at: createdAt,
  };
  if (settledAt === null || isOpenDispute(dispute)) return [opening];
  const { title, sentences } = describeDispute(dispute);
  return [
    opening,
    {
      id: `dispute-${id}-closed`,
      kind: 'payment',
      title,
      text: sentences.join(' '),
      by: PROVIDER_NAME,
      at: settledAt,
    },
  ];
}
