import type { StepMove } from 'contract/orders/staff/order-list';
import type { CurrentUser } from '../../../people/sessions/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { HttpError } from '../../../http/http-error.ts';
import { performAction } from '../../transition/perform-action.ts';

/**
 * Moves a fulfilment group of an order to a later step. Refuses a step back, because a step back
 * needs a reason.
 */
export async function moveForward(
  tx: Tx,
  { orderno, trade, step, from }: StepMove,
  user: CurrentUser,
): Promise<void> {
  const input = { trade, step, ...(from !== undefined && { from }) };
  await tx.transaction((inner) => performAction(inner, orderno, { name: 'moveStep', input }, user));
}

/** Returns the message of a refusal. Rethrows other errors. */
export function getRefusalMessage(cause: unknown): string {
  if (cause instanceof HttpError && cause.statusCode < 500) return cause.message;
  throw cause;
}
