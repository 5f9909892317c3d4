import { asc, eq, like, or } from 'drizzle-orm';
import type { RecordedPaymentKind } from 'contract/payments/ledger';
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
import {
  computeWaivedAmount,
  loadRefundable,
  type PaymentRow,
  type Refundable,
  type RefundRow,
} from '../records/refund-payments.ts';
import { settleOrder } from '../settle-order.ts';
import { createStaffCause } from '../../orders/transition/staff-cause.ts';
import { refunds } from '../records/tables.ts';
import { auditRefund } from './audit-refund.ts';
import { loadOrderRefunds } from './list-refunds.ts';
import { findDisputeText, findInquiryText } from './refuse-disputed.ts';
import { sendRefund, type SendOptions } from './send-refund.ts';
import { completeRefund } from './complete-refund.ts';

interface NewRefund {
  /** Amount in pounds. */
  amount: number;
  reason: string;
  method: RefundMethod;
  /** How the money is given back outside the shop. */
  outsidemethod?: RecordedPaymentKind;
  /** Whether the customer has to pay the amount again. */
  isdueagain?: boolean;
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
  const rows = await context.db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.orderno, orderno));
    if (order === undefined) throw notFound('There is no such order.');
    await lockOrder(tx, order.id);
    const sameRequest = await findSameRequest(tx, order.id, newRefund);
    if (sameRequest !== null) return sameRequest;
    await checkUnchanged(tx, orderno, newRefund);
    const rows = await insertRefunds(context, tx, order.id, newRefund, user);
    for (const refund of rows) if (refund.state === 'done') await completeRefund(tx, refund);
    await settleOrder(tx, order.id, createStaffCause(user, newRefund.reason));
    return rows;
  });
  for (const { id } of rows) await sendRefund(context, id, { log });
  const [first] = rows;
  if (first === undefined) throw new Error('A refund has no rows.');
  return first.id;
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
 * Returns the refunds that an earlier request with this key created, or null. Throws 409 if the
 * requests differ.
 */
async function findSameRequest(
  tx: Tx,
  orderid: number,
  { key, amount, method }: NewRefund,
): Promise<RefundRow[] | null> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.key, key), like(refunds.key, `${key}/%`)))
    .orderBy(asc(refunds.id));
  const [refund] = rows;
  if (refund === undefined) return null;
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  const isSame =
    refund.orderid === orderid && sum === toExactPence(amount) && refund.method === method;
  if (isSame) return rows;
  throw conflict(
    'This refund was sent before with another amount. Please start again.',
    'key_used',
  );
}

/** Part of a refund. `payment` is null for money that did not come by card. */
interface RefundPart {
  payment: PaymentRow | null;
  amount: number;
}

/** Splits a refund into parts for the payments from which it is taken, the newest card first. */
function splitRefund(
  { cards, cardLeft, outsideLeft, left }: Refundable,
  { method, amount }: { method: RefundMethod; amount: number },
  disputeText: string | null,
): RefundPart[] {
  if (amount > left) throw createExcessError(left, disputeText);
  const isOutside = method === 'outside';
  if (!isOutside && cardLeft === 0)
    throw invalidField('method', `How: ${disputeText ?? 'the money did not come by card.'}`);
  if (!isOutside && amount > cardLeft)
    throw invalidField(
      'amount',
      `The amount is too high: at most ${formatMoney(cardLeft)} can go back to the card. Give the rest back outside the shop.`,
    );
  const sources = [
    ...(isOutside && outsideLeft > 0 ? [{ payment: null, left: outsideLeft }] : []),
    ...cards,
  ];
  const parts: RefundPart[] = [];
  let rest = amount;
  for (const { payment, left: sourceLeft } of sources) {
    if (rest === 0) break;
    const part = Math.min(rest, sourceLeft);
    parts.push({ payment, amount: part });
    rest -= part;
  }
  return parts;
}

async function insertRefunds(
  context: ApiContext,
  tx: Tx,
  orderid: number,
  { amount: pounds, reason, method, outsidemethod, isdueagain, key }: NewRefund,
  user: CurrentUser,
): Promise<RefundRow[]> {
  const amount = toExactPence(pounds);
  if (amount === null || amount <= 0)
    throw invalidField('amount', 'The amount must be pounds and pence, and more than nothing.');
  const refundable = await loadRefundable(tx, orderid);
  const disputeText = await findDisputeText(tx, orderid);
  const parts = splitRefund(refundable, { method, amount }, disputeText);
  const isOutside = method === 'outside';
  const rows: RefundRow[] = [];
  for (const [index, part] of parts.entries()) {
    const inquiryText = isOutside ? await findInquiryText(tx, part.payment?.id ?? null) : null;
    if (inquiryText !== null) throw invalidField('method', `How: ${inquiryText}`);
    if (!isOutside && part.payment !== null) requireProviderOf(context, part.payment);
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderid,
        paymentid: part.payment?.id,
        amount: part.amount,
        waived: await computeWaivedAmount(tx, orderid, part.amount, isdueagain),
        method,
        outsideMethod: isOutside ? outsidemethod : null,
        reason,
        key: index === 0 ? key : `${key}/${index + 1}`,
        staffid: user.id,
        state: isOutside ? 'done' : 'pending',
        settledAt: isOutside ? new Date() : null,
      })
      .returning();
    if (refund === undefined) throw new Error('The refund was not stored.');
    const change = { action: 'refund.requested', before: null, after: refund, reason } as const;
    await auditRefund(tx, user, change);
    rows.push(refund);
  }
  return rows;
}

class ChangedRefundsError extends HttpError {
  override readonly extraFields: object;

  constructor(currentRefunds: Awaited<ReturnType<typeof loadOrderRefunds>>) {
    super(409, 'changed_meanwhile', 'The refunds of this order were changed meanwhile.');
    const { by = '', createdat: at } = currentRefunds.refunds.at(-1) ?? {};
    this.extraFields = { current: currentRefunds, by, ...(at !== undefined && { at }) };
  }
}

function createExcessError(left: number, disputeText: string | null) {
  const leftText =
    left > 0
      ? `at most ${formatMoney(left)} is left to give back.`
      : 'nothing is left to give back.';
  const causeText = disputeText ?? (left > 0 ? '' : 'Payments that are due already count.');
  return invalidField('amount', `The amount is too high: ${leftText} ${causeText}`.trim());
}
