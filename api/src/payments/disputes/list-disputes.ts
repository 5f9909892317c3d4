import type { DisputeListName } from 'contract/payments/staff/disputes';
import { toPounds } from 'contract/values/pence';
import { and, asc, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import {
  type DisputeRow,
  loadOrderDisputes,
  type PaymentDispute,
  toPaymentDispute,
} from '../records/disputes/disputed-amounts.ts';
import { payments } from '../records/tables.ts';
import { disputes } from '../records/disputes/tables.ts';
import { describeDispute, describeReason } from '../records/disputes/describe-dispute.ts';
import { isToAnswer } from '../records/disputes/payment-alerts.ts';

interface ListQuery {
  state: DisputeListName;
  /** Id of the previous page's last row. */
  after?: number;
  size: number;
}

const conditionByList: Record<DisputeListName, SQL | undefined> = {
  answer: isToAnswer,
  open: inArray(disputes.status, ['needs_response', 'under_review']),
  closed: inArray(disputes.status, ['won', 'lost', 'closed']),
};

/** Returns a page of disputes. Closed disputes are listed newest first, others oldest first. */
export async function listDisputes(tx: Tx, { state, after, size }: ListQuery) {
  const isClosed = state === 'closed';
  const isAfter = isClosed ? lt : gt;
  const rows = await tx
    .select({ dispute: disputes, payment: payments, order: orders })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, disputes.paymentid))
    .leftJoin(orders, eq(orders.id, disputes.orderid))
    .where(
      and(conditionByList[state], after === undefined ? undefined : isAfter(disputes.id, after)),
    )
    .orderBy(isClosed ? desc(disputes.id) : asc(disputes.id))
    .limit(size + 1);
  const pageRows = rows.slice(0, size);
  return {
    data: pageRows.map(({ dispute, payment, order }) => ({
      ...toApiDispute(toPaymentDispute(dispute, payment ?? { id: 0, amount: 0, currency: 'gbp' })),
      orderno: order?.orderno ?? '',
      customer: order === null ? '' : `${order.name} ${order.lastName}`.trim(),
      amount: toListedAmount(dispute, payment),
      currency: dispute.currency ?? payment?.currency ?? '',
      reason: describeReason(dispute),
      transactionid: dispute.transactionid,
    })),
    next: rows.length > size ? String(pageRows.at(-1)?.dispute.id) : null,
  };
}

/** Returns the disputes of an order for its page, newest first. */
export const loadDisputesOfOrder = async (tx: Tx, orderid: number) =>
  (await loadOrderDisputes(tx, orderid)).map(toApiDispute).toReversed();

function toApiDispute(dispute: PaymentDispute) {
  const { id, providerid, kind, status, dueBy, createdAt, settledAt } = dispute;
  return {
    id,
    providerid,
    kind,
    status,
    ...describeDispute(dispute),
    dueby: dueBy === null ? '' : toLondonDay(dueBy),
    createdat: createdAt.toISOString(),
    settledat: settledAt?.toISOString() ?? null,
  };
}

function toListedAmount(dispute: DisputeRow, payment: { amount: number } | null) {
  const amount = dispute.amount ?? payment?.amount;
  return amount === undefined ? null : toPounds(amount);
}
