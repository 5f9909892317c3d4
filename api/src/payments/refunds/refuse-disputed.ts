import { isOpenDispute } from 'contract/payments/dispute';
import { formatAmount } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import {
  holdsMoney,
  loadDisputedAmounts,
  loadOrderDisputes,
  loadPaymentDisputes,
  type PaymentDispute,
} from '../records/disputes/disputed-amounts.ts';
import { loadUnrefundedAmounts, type RefundRow } from '../records/refund-payments.ts';
import { payments } from '../records/tables.ts';

/** Returns why money of an order is in a dispute, or null. */
export async function findDisputeText(tx: Tx, orderid: number): Promise<string | null> {
  const texts = (await loadOrderDisputes(tx, orderid)).filter(holdsMoney).map(describeHeldMoney);
  return texts.length > 0 ? texts.join(' ') : null;
}

/**
 * Returns why a payment must not be given back outside the shop, or null. Only a refund to the card
 * ends an inquiry of the bank.
 */
export async function findInquiryText(tx: Tx, paymentid: number | null): Promise<string | null> {
  if (paymentid === null) return null;
  const inquiry = (await loadPaymentDisputes(tx, [paymentid])).find(isOpenInquiry);
  return inquiry === undefined
    ? null
    : `the customer's bank asks about this payment (${inquiry.providerid}). Give the money back to the card, which ends the inquiry.`;
}

/** Returns what staff should know before they give money of an order back. */
export async function listDisputeWarnings(tx: Tx, orderid: number): Promise<string[]> {
  const warnings: string[] = [];
  for (const dispute of await loadOrderDisputes(tx, orderid)) {
    if (holdsMoney(dispute)) warnings.push(describeHeldMoney(dispute));
    if (isOpenInquiry(dispute))
      warnings.push(
        `The customer's bank asks about the payment (${dispute.providerid}). Giving it back to the card ends the inquiry.`,
      );
    if (dispute.kind === 'fraud_warning' && isOpenDispute(dispute))
      warnings.push(
        `The bank warns that the payment may be fraud (${dispute.providerid}). Giving all of it back to the card now may avoid a dispute. Money paid back another way may be lost twice.`,
      );
  }
  return warnings;
}

/** Throws 409 if the money of a due or failed refund is in a dispute. */
export async function requireUndisputed(
  tx: Tx,
  { paymentid, state, amount }: RefundRow,
): Promise<void> {
  if (paymentid === null) return;
  const disputedAmount = (await loadDisputedAmounts(tx, [paymentid])).get(paymentid) ?? 0;
  if (disputedAmount === 0) return;
  const rows = await tx.select().from(payments).where(eq(payments.id, paymentid));
  const unrefundedAmount = (await loadUnrefundedAmounts(tx, rows)).get(paymentid) ?? 0;
  // A due refund counts as given back already, a failed one does not.
  const neededAmount = state === 'failed' ? amount : 0;
  if (unrefundedAmount - disputedAmount >= neededAmount) return;
  const heldDisputes = (await loadPaymentDisputes(tx, [paymentid])).filter(holdsMoney);
  throw conflict(heldDisputes.map(describeHeldMoney).join(' '), 'disputed');
}

const isOpenInquiry = (dispute: PaymentDispute) =>
  dispute.kind === 'dispute' && dispute.isInquiry && isOpenDispute(dispute);

function describeHeldMoney(dispute: PaymentDispute): string {
  const { amount, currency, providerid } = dispute;
  const amountText = formatAmount(amount, currency);
  return isOpenDispute(dispute)
    ? `The customer disputed ${amountText} at their bank (${providerid}), and the bank decides about this money.`
    : `The customer's bank took ${amountText} back for the customer (${providerid}).`;
}
