import { formatAmount } from 'contract/values/pence';
import type { RecordedPaymentKind } from 'contract/payments/ledger';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import { requireProviderOf } from '../find-provider.ts';
import { loadLeftAmounts, type RefundRow } from '../records/refund-payments.ts';
import { payments, refunds } from '../records/tables.ts';
import { createStaffCause } from '../../orders/transition/staff-cause.ts';
import { settleOrder } from '../settle-order.ts';
import { lockRefund } from './apply-report.ts';
import { auditRefund } from './audit-refund.ts';
import { completeRefund } from './complete-refund.ts';
import { findInquiryText, requireUndisputed } from './refuse-disputed.ts';
import { sendRefund, type SendOptions } from './send-refund.ts';

/**
 * Sends a due or failed refund to the provider of its payment. Throws 409 for a refund in another
 * state, and 503 if the provider is no longer configured.
 */
export async function retryRefund(
  context: ApiContext,
  id: number,
  user: CurrentUser,
  options: SendOptions,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const refund = await lockOpenRefund(tx, id);
    await requireProviderOfRefund(context, tx, refund);
    const [changedRefund] = await tx
      .update(refunds)
      .set({
        state: 'pending',
        method: 'provider',
        providerid: null,
        staffid: user.id,
        attempts: 0,
        nextTry: new Date(),
        settledAt: null,
        lastError: '',
        failures: refund.state === 'failed' ? refund.failures + 1 : refund.failures,
      })
      .where(eq(refunds.id, id))
      .returning();
    await auditRefund(tx, user, { action: 'refund.sent', before: refund, after: changedRefund });
    await settleOrder(tx, refund.orderid, createStaffCause(user));
  });
  await sendRefund(context, id, options);
}

/**
 * Records that a due or failed refund was paid back outside the shop, and mails the shopper. Throws
 * 409 for a refund in another state, and during an inquiry of the bank.
 */
export async function settleOutside(
  { db }: Pick<ApiContext, 'db'>,
  id: number,
  { reason, outsidemethod }: { reason: string; outsidemethod?: RecordedPaymentKind },
  user: CurrentUser,
): Promise<void> {
  await db.transaction(async (tx) => {
    const refund = await lockOpenRefund(tx, id);
    const inquiryText = await findInquiryText(tx, refund.paymentid);
    if (inquiryText !== null) throw conflict(inquiryText, 'disputed');
    const [changedRefund] = await tx
      .update(refunds)
      .set({
        state: 'done',
        method: 'outside',
        outsideMethod: outsidemethod ?? refund.outsideMethod,
        providerid: null,
        staffid: user.id,
        lastError: '',
        reason: `${refund.reason} Paid back outside the shop: ${reason}`.trim(),
        settledAt: new Date(),
      })
      .where(eq(refunds.id, id))
      .returning();
    if (changedRefund === undefined) throw new Error('The refund was not changed.');
    await auditRefund(tx, user, {
      action: 'refund.settledOutside',
      before: refund,
      after: changedRefund,
      reason,
    });
    await completeRefund(tx, changedRefund);
    await settleOrder(tx, refund.orderid, createStaffCause(user, reason));
  });
}

async function requireProviderOfRefund(
  context: ApiContext,
  tx: Tx,
  { paymentid }: RefundRow,
): Promise<void> {
  if (paymentid === null)
    throw conflict(
      'This money did not come by card. Give it back outside the shop, and record that here.',
      'no_card',
    );
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentid));
  if (payment !== undefined) requireProviderOf(context, payment);
}

/**
 * Locks the order and the refund. Throws 409 unless the refund is due, or has failed and does not
 * exceed the remaining amount of its payment. Throws 409 if its money is in a dispute.
 */
async function lockOpenRefund(tx: Tx, id: number): Promise<RefundRow> {
  const [refundRow] = await tx
    .select({ orderid: refunds.orderid })
    .from(refunds)
    .where(eq(refunds.id, id));
  if (refundRow === undefined) throw notFound('There is no such refund.');
  await lockOrder(tx, refundRow.orderid);
  const refund = await lockRefund(tx, id);
  if (refund === null) throw notFound('There is no such refund.');
  if (refund.state === 'done') throw conflict('This refund is done already.', 'refund_done');
  if (refund.state === 'replaced')
    throw conflict(
      'This money went back another way, or a change of the order needs it.',
      'refund_done',
    );
  if (refund.state === 'pending')
    throw conflict('This refund is with the card payment provider already.', 'refund_pending');
  await requireUndisputed(tx, refund);
  if (refund.state === 'failed') await requireRemainingAmount(tx, refund);
  return refund;
}

async function requireRemainingAmount(tx: Tx, { paymentid, amount }: RefundRow): Promise<void> {
  if (paymentid === null) return;
  const rows = await tx.select().from(payments).where(eq(payments.id, paymentid));
  const leftAmount = (await loadLeftAmounts(tx, rows)).get(paymentid) ?? 0;
  if (amount <= leftAmount) return;
  const leftText = formatAmount(leftAmount, rows[0]?.currency ?? 'gbp');
  throw conflict(
    `Only ${leftText} of this payment is left to give back: other refunds were made meanwhile.`,
    'nothing_left',
  );
}
