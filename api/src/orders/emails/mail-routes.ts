import { Type } from 'typebox';
import { requireOwnId } from '../../people/sessions/guards.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { Db } from '../../db/db.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { Id } from '../../http/fields.ts';
import { conflict } from '../../http/http-error.ts';
import { isCancelled, isUnpaid } from '../state/order-states.ts';
import { queueConfirmation } from './confirm-order.ts';
import { findOwnOrder } from '../records/find-order.ts';

const MailParams = Type.Object({
  userid: Id,
  orderno: Type.String({ minLength: 1, maxLength: 100 }),
});

/**
 * Route that requests the confirmation email. Ignores further path segments, because the email is
 * built from the stored order.
 */
export const orderMailRoutes: ApiRoutes = async (app, { db }) => {
  const options = {
    preHandler: requireOwnId('userid'),
    schema: {
      summary: 'The confirmation mail of an own order; it goes out once',
      params: MailParams,
      response: defineResponses(SuccessResponse),
    },
  };

  app.get('/users/getmail/:userid/:orderno', options, ({ params, user }) =>
    queueMail(db, params.orderno, user),
  );
  app.get('/users/getmail/:userid/:orderno/*', options, ({ params, user }) =>
    queueMail(db, params.orderno, user),
  );
};

async function queueMail(db: Db, orderno: string, user: CurrentUser) {
  const order = await findOwnOrder(db, orderno, user);
  if (isUnpaid(order)) {
    throw conflict('The mail follows once the order is paid.');
  }
  if (!isCancelled(order)) await db.transaction((tx) => queueConfirmation(tx, order.id));
  return { status: true as const };
}
