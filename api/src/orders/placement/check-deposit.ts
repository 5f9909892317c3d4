import type { Prices } from '../../catalog/reads/pricing.ts';
import { conflict } from '../../http/http-error.ts';
import { computeDeposit, type Deposit } from '../../pricing/compute-deposit.ts';
import type { PricedOrder } from '../../pricing/priced-order.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import type { Schedule } from '../../schedule/schedule.ts';

/**
 * Returns the deposit of a priced order. `amount` is the deposit on the page in pence, or null to
 * pay all at once. Throws 409 if the deposit is another one now.
 */
export function checkDeposit(
  amount: number | null,
  pricedOrder: PricedOrder,
  prices: Prices,
  schedule: Schedule | null,
): Deposit | null {
  if (amount === null) return null;
  const deposit = computeDeposit(pricedOrder, prices, schedule, getLondonToday());
  if (deposit?.amount !== amount) throw conflict(DEPOSIT_CHANGED_MESSAGE, 'deposit_changed');
  return deposit;
}

const DEPOSIT_CHANGED_MESSAGE =
  'The deposit of your order has changed. Please look at it again and place the order again.';
