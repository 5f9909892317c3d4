import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../../http/api-routes.ts';
import { loadOrder } from '../../orders/records/load-orders.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { closePayments } from '../close-payments.ts';
import { loadPayableAmounts } from './load-payable-amounts.ts';
import { listOpenPaymentSessions } from '../payment-sessions.ts';
import { getPageAmount } from '../records/session-amounts.ts';

/**
 * Closes the open payment pages of an order whose total has changed, unless they are for an amount
 * that can be paid now. The customer opens a new page on the page of the order. A payment that comes
 * by a former page nevertheless counts with its own amount.
 */
export async function closeStalePages(
  context: ApiContext,
  orderid: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const order = await loadOrder(context.db, orderid);
  const sessions = await listOpenPaymentSessions(context.db, [orderid]);
  if (order === null || sessions.length === 0) return;
  const payable = await loadPayableAmounts(context.db, order);
  const amounts = [payable?.due, payable?.askedAmount];
  if (isUnpaid(order)) amounts.push(getPageAmount(order));
  // An order has at most one open page.
  if (sessions.some(({ amount }) => amount === null || !amounts.includes(amount)))
    await closePayments(context, [orderid], log);
}
