import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { RefundList } from 'contract/payments/staff/refunds';
import { toPounds } from 'contract/values/pence';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { orders } from '../../orders/records/tables.ts';
import { loadMoney } from '../ledger/load-money.ts';
import { loadRefundable, type RefundRow, sumDisputedAmounts } from '../records/refund-payments.ts';
import { payments, refunds } from '../records/tables.ts';
import { listDisputeWarnings } from './refuse-disputed.ts';

const statesOfLists = { due: ['due', 'pending'], done: ['done', 'replaced'] } as const;

interface ListQuery {
  state: RefundList;
  /** Id of the previous page's last row. */
  after?: number;
  size: number;
}

/** Returns a page of refunds. Done refunds are listed newest first, others oldest first. */
export async function listRefunds(tx: Tx, { state, after, size }: ListQuery) {
  const isDone = state === 'done';
  const isInList =
    state === 'failed' ? eq(refunds.state, state) : inArray(refunds.state, statesOfLists[state]);
  const isAfter = isDone ? lt : gt;
  const rows = await selectRefunds(tx)
    .where(and(isInList, after === undefined ? undefined : isAfter(refunds.id, after)))
    .orderBy(isDone ? desc(refunds.id) : asc(refunds.id))
    .limit(size + 1);
  const pageRows = rows.slice(0, size);
  return {
    data: pageRows.map(toApiRefund),
    next: rows.length > size ? String(pageRows.at(-1)?.refund.id) : null,
  };
}

/** Returns a refund. Throws 404 for an unknown id. */
export async function loadRefund(tx: Tx, id: number) {
  const [row] = await selectRefunds(tx).where(eq(refunds.id, id));
  if (row === undefined) throw notFound('There is no such refund.');
  return toApiRefund(row);
}

/** Returns the payments and refunds of an order. Throws 404 for an unknown number. */
export async function loadOrderRefunds(tx: Tx, orderno: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  if (order === undefined) throw notFound('There is no such order.');
  const rows = await selectRefunds(tx)
    .where(eq(refunds.orderid, order.id))
    .orderBy(asc(refunds.id));
  const doneAmounts = rows.map(({ refund }) => (refund.state === 'done' ? refund.amount : 0));
  const returned = doneAmounts.reduce((total, amount) => total + amount, 0);
  const { left, cardLeft, outsideLeft } = await loadRefundable(tx, order.id);
  const { paid, due } = await loadMoney(tx, order);
  return {
    paid: toPounds(paid + returned),
    returned: toPounds(returned),
    left: toPounds(left),
    cardleft: toPounds(cardLeft),
    due: toPounds(due),
    oncollection: cardLeft === 0 && outsideLeft > 0,
    disputed: toPounds(await sumDisputedAmounts(tx, order.id)),
    warnings: await listDisputeWarnings(tx, order.id),
    refunds: rows.map(toApiRefund),
  };
}

/** Returns the done refunds of orders for their shopper, by order id, oldest first. */
export async function loadDoneRefunds(tx: Tx, orderids: readonly number[]) {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderid, [...orderids]), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.settledAt), asc(refunds.id));
  return Map.groupBy(rows.map(toDoneRefund), ({ orderid }) => orderid);
}

const toDoneRefund = ({ orderid, amount, method, settledAt, createdAt }: RefundRow) => ({
  orderid,
  amount: toPounds(amount),
  method,
  at: (settledAt ?? createdAt).toISOString(),
});

const selectRefunds = (tx: Tx) =>
  tx
    .select({
      refund: refunds,
      transactionid: sql<string>`coalesce(${payments.transactionid}, '')`,
      currency: sql<string>`coalesce(${payments.currency}, 'gbp')`,
      orderno: orders.orderno,
      email: orders.email,
      staffName: users.name,
      staffEmail: users.email,
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentid))
    .innerJoin(orders, eq(orders.id, refunds.orderid))
    .leftJoin(users, eq(users.id, refunds.staffid))
    .$dynamic();

type SelectedRefund = Awaited<ReturnType<typeof selectRefunds>>[number];

function toApiRefund({ refund, staffName, staffEmail, ...row }: SelectedRefund) {
  return {
    id: refund.id,
    ...row,
    amount: toPounds(refund.amount),
    state: refund.state,
    method: refund.method,
    reason: refund.reason,
    by: staffName || staffEmail || '',
    error: refund.lastError,
    createdat: refund.createdAt.toISOString(),
    settledat: refund.settledAt?.toISOString() ?? null,
  };
}
