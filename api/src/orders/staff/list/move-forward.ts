import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { HttpError } from '../../../http/http-error.ts';
import { moveProgress } from '../../progress/move-progress.ts';
import { findOwnOrder } from '../../records/find-order.ts';

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
  const { id } = await findOwnOrder(tx, orderno, user);
  await moveProgress(tx, id, user.id, {
    trade,
    step,
    reason: '',
    ...(from !== undefined && { from }),
  });
}

/** Returns the message of a refusal. Rethrows other errors. */
export function getRefusalMessage(cause: unknown): string {
  if (cause instanceof HttpError && cause.statusCode < 500) return cause.message;
  throw cause;
}
