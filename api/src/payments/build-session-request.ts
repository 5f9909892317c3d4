import type { OrderDetail } from '../orders/records/load-orders.ts';
import { createAttemptKey } from './attempt-key.ts';
import type { SessionRequest } from 'server/card-providers/payment-provider';

/**
 * Returns the request to the provider for a payment session of an order. `attempt` identifies this
 * attempt to pay.
 */
export function buildSessionRequest(
  order: OrderDetail,
  attempt: string,
  apiBase: string,
): SessionRequest {
  const { orderno, email, site, deliveryCharge, deliveryName } = order;
  const goods = order.lines.flatMap((line) => [
    { name: line.name, quantity: line.quantity, amount: line.price },
    ...line.addons.map((addon) => ({
      name: addon.option === 'personalised' ? `${addon.name} – Personalised` : addon.name,
      quantity: addon.quantity,
      amount: addon.price,
    })),
  ]);
  const delivery = { name: deliveryName || 'Delivery', quantity: 1, amount: deliveryCharge };
  const lines = deliveryCharge > 0 ? [...goods, delivery] : goods;
  const totalLines = [{ name: `Order ${orderno}`, quantity: 1, amount: order.total }];
  const query = `order_id=${encodeURIComponent(orderno)}`;
  return {
    idempotencyKey: createAttemptKey(order, attempt),
    orderno,
    email,
    lines: lines.length > MAX_LINES ? totalLines : lines,
    successUrl: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}&${query}`,
    cancelUrl: `${site}/payment-cancelled?${query}`,
    apiBase,
  };
}

/** Largest number of lines on a hosted page. A longer order has a single line on the page. */
const MAX_LINES = 100;
