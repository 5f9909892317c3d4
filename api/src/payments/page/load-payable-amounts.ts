import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { isCancelled, isUnpaid } from '../../orders/state/order-states.ts';
import { loadMoney, type PricedOrder } from '../ledger/load-money.ts';
import { isAskedByMail, MIN_CARD_AMOUNT } from '../records/payment-request.ts';
import { paymentRequests } from '../records/tables.ts';

/** Amounts that can be paid by card on the page of an order, in pence. */
export interface PayableAmounts {
  due: number;
  /** Part of `due` that staff asked for and that has not come yet. Null if staff asked for all. */
  askedAmount: number | null;
  /** Amount that is settled already. */
  settled: number;
}

/**
 * Returns the amounts that can be paid by card, or null if there are none. An unpaid card order is
 * paid at the checkout, unless staff asked for its payment by mail.
 */
export async function loadPayableAmounts(
  tx: Tx,
  order: PricedOrder,
): Promise<PayableAmounts | null> {
  if (isCancelled(order)) return null;
  if (isUnpaid(order) && !(await isAskedByMail(tx, order.id))) return null;
  const { due, settled } = await loadMoney(tx, order);
  if (due < MIN_CARD_AMOUNT) return null;
  const askedAmount = await loadAskedAmount(tx, order.id, settled);
  const isPart = askedAmount >= MIN_CARD_AMOUNT && askedAmount < due;
  return { due, askedAmount: isPart ? askedAmount : null, settled };
}

/** Returns the rest of the amount for which staff asked last, in pence. */
async function loadAskedAmount(tx: Tx, orderid: number, settled: number): Promise<number> {
  const [request] = await tx
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.orderid, orderid))
    .orderBy(desc(paymentRequests.id))
    .limit(1);
  if (request === undefined) return 0;
  // A refund after the request makes more due, but staff did not ask for that.
  return Math.min(request.amount, request.amount + request.settled - settled);
}
