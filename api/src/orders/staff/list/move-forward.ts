import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { HttpError } from '../../../http/http-error.ts';
import { performAction } from '../../transition/perform-action.ts';

/**
 * A request to move one fulfilment group of an order, its `trade`, to another step. `from` is the
 * current step that the page displays.
 */
export interface StepMove {
  orderno: string;
  trade: FulfilmentGroup;
  step: Step;
  from?: Step;
}

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
