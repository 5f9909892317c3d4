import type { OrderDetail } from '../orders/records/load-orders.ts';
import { createAttemptKey, createPartAttempt } from './attempt-key.ts';
import type { SessionRequest } from 'server/card-providers/payment-provider';

/** URLs to which a customer comes back from a payment page. */
export interface ReturnUrls {
  successUrl: string;
  cancelUrl: string;
}

/**
 * Returns the request to the provider for the payment session of an order at the checkout, for its
 * deposit or its total. `attempt` identifies this attempt to pay.
 */
export function buildSessionRequest(
  order: OrderDetail,
  attempt: string,
  apiBase: string,
  returnUrls: ReturnUrls = buildCheckoutUrls(order),
): SessionRequest {
  const { orderno, email, deliveryCharge, deliveryName, discount } = order;
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
  const { deposit } = order;
  return {
    idempotencyKey: createAttemptKey(
      order,
      deposit === null ? attempt : createPartAttempt(attempt, deposit),
    ),
    orderno,
    email,
    lines: chooseLines(),
    ...returnUrls,
    apiBase,
  };

  function chooseLines() {
    if (deposit !== null)
      return [{ name: `Deposit for order ${orderno}`, quantity: 1, amount: deposit }];
    // A hosted page has no lines with negative amounts, so an order with a discount has one line.
    return discount > 0 || lines.length > MAX_LINES ? totalLines : lines;
  }
}

/** Largest number of lines on a hosted page. A longer order has a single line on the page. */
const MAX_LINES = 100;

function buildCheckoutUrls({ orderno, site }: OrderDetail): ReturnUrls {
  const query = `order_id=${encodeURIComponent(orderno)}`;
  return {
    successUrl: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}&${query}`,
    cancelUrl: `${site}/payment-cancelled?${query}`,
  };
}
