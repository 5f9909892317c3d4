import { formatMoney } from 'contract/values/pence';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { isCancelled, isUnpaid } from '../../orders/state/order-states.ts';
import { loadMoney, type PricedOrder } from '../ledger/load-money.ts';
import { loadPayableAmounts, type PayableAmounts } from './load-payable-amounts.ts';

/**
 * Returns the amount to pay in pence, or null if the requested amount cannot be paid. Customers can
 * pay the full amount due or the part that staff asked for. Undefined requests the full amount.
 */
export function findPayableAmount(
  { due, askedAmount }: PayableAmounts,
  requestedAmount: number | undefined,
): number | null {
  const amount = requestedAmount ?? due;
  return amount === due || amount === askedAmount ? amount : null;
}

/** Returns the amount to pay and the payable amounts. Throws 409 if the amount cannot be paid. */
export async function chooseAmount(
  tx: Tx,
  order: PricedOrder & { orderno: string },
  requestedAmount: number | undefined,
): Promise<{ amount: number; payable: PayableAmounts }> {
  const payable = await loadPayableAmounts(tx, order);
  if (payable === null) throw await createRefusal(tx, order);
  const amount = findPayableAmount(payable, requestedAmount);
  if (amount !== null) return { amount, payable };
  throw conflict(
    `${formatMoney(payable.due)} is due for order ${order.orderno} now. Please check the amount and try again.`,
    'amount_changed',
  );
}

async function createRefusal(tx: Tx, order: PricedOrder & { orderno: string }) {
  const { orderno } = order;
  if (isCancelled(order))
    return conflict(`Order ${orderno} was cancelled, so there is nothing to pay.`, 'cancelled');
  if (isUnpaid(order))
    return conflict(
      `Order ${orderno} was not paid at the checkout. Please place it again to pay it.`,
      'unpaid',
    );
  const { due } = await loadMoney(tx, order);
  return due === 0
    ? conflict(`Order ${orderno} is paid. Nothing more is due.`, 'paid')
    : conflict(
        `${formatMoney(due)} is too little for a card payment. Please call us to pay it another way.`,
        'too_little',
      );
}
