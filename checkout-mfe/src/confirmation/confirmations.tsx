import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { Confirmation } from './confirmation';
import { readPlacedOrder } from '../payment/placement/order-snapshot';
import { readPaidOrder } from './saved-snapshot';

/**
 * Confirms an order without a card payment. Renders nothing after a reload, because the order was
 * only stored in memory.
 */
export function PlacedConfirmation({ orderno }: { orderno: string }) {
  const [order] = useState(() => readPlacedOrder(orderno));
  return order && <Confirmation order={order} />;
}

/**
 * Confirms a paid order. Renders nothing if another tab opened the payment page, because only that
 * tab saved the order.
 */
export function PaidConfirmation({ sessionId, userid }: { sessionId: string; userid: Id | null }) {
  const [order] = useState(() => readPaidOrder(sessionId, userid));
  return order && <Confirmation order={order} />;
}
