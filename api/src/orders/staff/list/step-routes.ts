import * as calls from 'contract/orders/staff/order-list';
import type { Db } from '../../../db/db.ts';
import type { CurrentUser } from '../../../people/sessions/sessions.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { moveForward, getRefusalMessage, previewSteps } from './move-forward.ts';

export const stepRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, calls.previewSteps, async ({ body, user }) => ({
    data: await previewSteps(context, body.moves, user),
  }));
  serveCall(app, calls.moveSteps, async ({ body, user }) => {
    const data: calls.MoveResult[] = [];
    for (const move of body.moves) {
      const { orderno, trade } = move;
      data.push({ orderno, trade, error: await tryMoveOrder(db, move, user) });
    }
    return { data };
  });
};

/**
 * Moves an order. Returns null, or a sentence with the reason of a refusal. A refusal does not stop
 * the other orders.
 */
async function tryMoveOrder(
  db: Db,
  move: calls.StepMove,
  user: CurrentUser,
): Promise<string | null> {
  try {
    await moveForward(db, move, user);
    return null;
  } catch (cause) {
    return getRefusalMessage(cause);
  }
}
