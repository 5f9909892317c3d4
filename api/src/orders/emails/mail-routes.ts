import { requestMail } from 'contract/orders/own-order-calls';
import { requireOwnId } from '../../people/sessions/guards.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { Db } from '../../db/db.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { conflict } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { isCancelled, isUnpaid } from '../state/order-states.ts';
import { queueConfirmation } from './confirm-order.ts';
import { findOwnOrder } from '../records/find-order.ts';

/**
 * Registers the call that requests the confirmation email. Ignores further path segments, because
 * the email is built from the stored order.
 */
export const orderMailRoutes: ApiRoutes = async (app, { db }) => {
  const pathWithFurtherParts = { ...requestMail, path: `${requestMail.path}/*` };
  for (const call of [requestMail, pathWithFurtherParts])
    serveCall(app, call, ({ params, user }) => queueMail(db, params.orderno, user), {
      preHandler: requireOwnId('userid'),
    });
};

async function queueMail(db: Db, orderno: string, user: CurrentUser) {
  const order = await findOwnOrder(db, orderno, user);
  if (isUnpaid(order)) {
    throw conflict('The mail follows once the order is paid.');
  }
  if (!isCancelled(order)) await db.transaction((tx) => queueConfirmation(tx, order.id));
  return {};
}
