import { useState } from 'react';
import type { Id } from 'shared/data';
import { Confirmation } from './confirmation';
import { justOrdered } from '../payment/placement/just-ordered';
import { keptOrdered } from './saved-snapshot';

/** Of an order that was just placed; after a reload nobody knows it any more. */
export function PlacedConfirmation({ orderno }: { orderno: string }) {
  const [ordered] = useState(() => justOrdered(orderno));
  return ordered && <Confirmation ordered={ordered} />;
}

/** Of an order that this tab sent to be paid. */
export function PaidConfirmation({ sessionId, userid }: { sessionId: string; userid: Id | null }) {
  const [ordered] = useState(() => keptOrdered(sessionId, userid));
  return ordered && <Confirmation ordered={ordered} />;
}
