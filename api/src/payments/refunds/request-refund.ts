import { eq } from 'drizzle-orm';
import type { RefundMethod } from 'contract/payments/refund';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { conflict, HttpError, notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { formatMoney, toExactPence } from 'contract/values/pence';
import { lockOrder } from '../../orders/records/find-order.ts';
import { orders } from '../../orders/records/tables.ts';
import { requireProviderOf } from '../find-provider.ts';
import { findRefundableAmount, type RefundRow } from '../records/refund-payments.ts';
import { refunds } from '../records/tables.ts';
import { auditRefund } from './audit-refund.ts';
import { loadOrderRefunds } from './list-refunds.ts';
import { sendRefund, type SendOptions } from './send-refund.ts';
import { completeRefund } from './complete-refund.ts';

interface NewRefund {
  /** Amount in pounds. */
  amount: number;
  reason: string;
  method: RefundMethod;
  key: string;
  /**
   * Refundable amount on the staff member's page, in pounds. If undefined, the amount is not
   * compared with the present one.
   */
  left?: number;
}

/**
 * Refunds money of an order, once per `key` of a request. Either the provider refunds the money, or
 * the refund is recorded as paid back outside the shop. Throws a 400 for the field `amount` if the
 * amount exceeds the remaining amount of the payment. If the provider's response is missing, the
 * refund stays `pending` and is sent again later.
 */
export async function requestRefund(
  context: ApiContext,
  orderno: string,
  newRefund: NewRefund,
  { user, log }: { user: CurrentUser } & SendOptions,
): Promise<number> {
  const { id } = await context.db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.orderno, orderno));
    if (order === undefined) throw notFound('There is no such order.');
    await lockOrder(tx, order.id);
    const sameRequest = await findSameRequest(tx, order.id, newRefund);
    if (sameRequest !== null) return sameRequest;
    await checkUnchanged(tx, orderno, newRefund);
    const refund = await insertRefund(context, tx, order.id, newRefund, user);
    if (refund.state === 'done') await completeRefund(tx, refund);
    return refund;
  });
  await sendRefund(context, id, { log });
  return id;
}

/**
 * Throws a 409 with the current refunds if refunds were made since the page was loaded. Two people,
 * or one person in two tabs, thus cannot make the same refund twice.
 */
async function checkUnchanged(tx: Tx, orderno: string, { left }: NewRefund): Promise<void> {
  if (left === undefined) return;
  const currentRefunds = await loadOrderRefunds(tx, orderno);
  if (currentRefunds.left !== left) throw new ChangedRefundsError(currentRefunds);
}

/**
 * Returns the refund that an earlier request with this key created, or null. Throws 409 if the
 * requests differ.
 */
async function findSameRequest(
  tx: Tx,
  orderid: number,
  { key, amount, method }: NewRefund,
): Promise<RefundRow | null> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.key, key));
  if (refund === undefined) return null;
  const isSame =
    refund.orderid === orderid &&
    refund.amount === toExactPence(amount) &&
    refund.method === method;
  if (isSame) return refund;
  throw conflict(
    'This refund was sent before with another amount. Please start again.',
    'key_used',
  );
}

async function insertRefund(
  context: ApiContext,
  tx: Tx,
  orderid: number,
  { amount: pounds, reason, method, key }: NewRefund,
  user: CurrentUser,
): Promise<RefundRow> {
  const amount = toExactPence(pounds);
  if (amount === null || amount <= 0)
    throw invalidField('amount', 'The amount must be pounds and pence, and more than nothing.');
  const { payment, isPaidOnCollection, left } = await findRefundableAmount(tx, orderid);
  if (amount > left) throw createExcessError(left);
  const isOutside = method === 'outside';
  if (isPaidOnCollection && !isOutside)
    throw invalidField('method', 'How: the order was paid on collection, not by card.');
  if (!isOutside && payment !== null) requireProviderOf(context, payment);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderid,
      paymentid: payment?.id,
      amount,
      method,
      reason,
      key,
      staffid: user.id,
      state: isOutside ? 'done' : 'pending',
      settledAt: isOutside ? new Date() : null,
    })
    .returning();
  if (refund === undefined) throw new Error('The refund was not stored.');
  await auditRefund(tx, user, {
    action: 'refund.requested',
    before: null,
    after: refund,
    reason,
  });
  return refund;
}

class ChangedRefundsError extends HttpError {
  override readonly extraFields: object;

  constructor(currentRefunds: Awaited<ReturnType<typeof loadOrderRefunds>>) {
    super(409, 'changed_meanwhile', 'The refunds of this order were changed meanwhile.');
    const { by = '', createdat: at } = currentRefunds.refunds.at(-1) ?? {};
    this.extraFields = { current: currentRefunds, by, ...(at !== undefined && { at }) };
  }
}

const createExcessError = (left: number) =>
  invalidField(
    'amount',
    left > 0
      ? `The amount is too high: at most ${formatMoney(left)} is left to give back.`
      : 'The amount is too high: nothing is left to give back. Payments that are due already count.',
  );
