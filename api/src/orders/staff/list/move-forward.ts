import type { StepMove, StepsPreview } from 'contract/orders/staff/order-list';
import type { CurrentUser } from '../../../people/sessions/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { HttpError } from '../../../http/http-error.ts';
import { performAction } from '../../transition/perform-action.ts';
import type { ApiContext } from '../../../http/api-routes.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { renderPreview, tryChange } from '../one-order/preview-mails.ts';
import { getMailTitle } from '../one-order/timeline/mail-entries.ts';

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

/**
 * Performs each move and rolls it back. Renders one mail for each title, because mails with the
 * same title differ only in the order's data.
 */
export async function previewSteps(
  { config, db }: ApiContext,
  requestedMoves: readonly StepMove[],
  user: CurrentUser,
): Promise<StepsPreview> {
  const mails: StepsPreview['mails'] = [];
  const moves: StepsPreview['moves'] = [];
  for (const move of requestedMoves) {
    const { orderno, trade } = move;
    try {
      const { id } = await findOwnOrder(db, orderno, user);
      const mail = await tryChange(
        db,
        id,
        (tx) => moveForward(tx, move, user),
        async (tx, order, [job]) => {
          if (job === undefined) return null;
          const title = getMailTitle(order, job);
          const index = mails.findIndex((previewedMail) => previewedMail.title === title);
          if (index >= 0) return index;
          const { to, subject, text } = await renderPreview(tx, config, order, job);
          return mails.push({ title, orderno, to, subject, text }) - 1;
        },
      );
      moves.push({ orderno, trade, error: null, mail });
    } catch (cause) {
      moves.push({ orderno, trade, error: getRefusalMessage(cause), mail: null });
    }
  }
  return { moves, mails };
}
