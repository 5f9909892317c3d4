import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { Confirmation } from './confirmation';
import { readPlacedOrder } from '../payment/placement/order-snapshot';
import { readPaidOrder } from './saved-snapshot';

/** Renders nothing after a reload. */
export function PlacedConfirmation({ orderno }: { orderno: string }) {
  const [order] = useState(() => readPlacedOrder(orderno));
  return order && <Confirmation order={order} />;
}

/** Confirms an order for which this tab opened the payment page. */
export function PaidConfirmation({ sessionId, userid }: { sessionId: string; userid: Id | null }) {
  const [order] = useState(() => readPaidOrder(sessionId, userid));
  return order && <Confirmation order={order} />;
}
