import type { Tx } from '../../db/db.ts';
import type { PaymentMethod } from 'contract/payments/payment-method';
import {
  isCertain,
  isPaid,
  isPaidLater,
  isPartPaid,
  isUnpaid,
} from '../../orders/state/order-states.ts';
import { loadMoney, type PricedOrder } from './load-money.ts';

/**
 * Returns the event that makes the state of an order agree with its ledger. Returns null if the state
 * agrees already, or if the order is completed or cancelled.
 */
export async function findSettlingEvent(
  tx: Tx,
  order: PricedOrder & { paymentMethod: PaymentMethod },
): Promise<'pay' | 'payPart' | 'owe' | null> {
  if (!isUnpaid(order) && !isCertain(order)) return null;
  const { settled, due } = await loadMoney(tx, order);
  if (due === 0) return isPaid(order) ? null : 'pay';
  if (settled > 0) return isPartPaid(order) ? null : 'payPart';
  // A confirmed card order does not become unpaid again. After a full refund it is part paid.
  if (order.paymentMethod === 'online') return isPaid(order) ? 'payPart' : null;
  return isPaidLater(order) ? null : 'owe';
}
