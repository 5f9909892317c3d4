import { OrderNoParams } from '../../../http/fields.ts';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../db/db.ts';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { HttpError } from '../../../http/http-error.ts';
import { defineResponses } from '../../../http/responses.ts';
import { moveProgress } from '../../progress/move-progress.ts';
import { ApiFulfilmentGroup, ApiStep } from '../../progress/to-api-progress.ts';
import { findOwnOrder } from '../../records/find-order.ts';

/** Largest number of orders that one call moves or prints. */
export const MAX_SELECTED_ORDERS = 200;

const StepMove = Type.Object({
  ...OrderNoParams.properties,
  trade: ApiFulfilmentGroup,
  step: ApiStep,
});

const StepsBody = Type.Object({
  moves: Type.Array(StepMove, { minItems: 1, maxItems: MAX_SELECTED_ORDERS }),
});

const StepsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      ...OrderNoParams.properties,
      trade: ApiFulfilmentGroup,
      error: Type.Union([Type.String(), Type.Null()], {
        description: 'Null if the order was moved.',
      }),
    }),
  ),
});

export const stepRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/orders/steps',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Moves several orders to a step each, and reports each result',
        body: StepsBody,
        response: defineResponses(StepsResponse),
      },
    },
    async ({ body, user }) => {
      const data: Static<typeof StepsResponse>['data'] = [];
      for (const move of body.moves) {
        const { orderno, trade } = move;
        data.push({ orderno, trade, error: await moveOneOrder(db, move, user) });
      }
      return { status: true as const, data };
    },
  );
};

/**
 * Moves an order. Returns null, or a sentence with the reason of a refusal. A refusal does not stop
 * the other orders.
 */
async function moveOneOrder(
  db: Db,
  { orderno, trade, step }: Static<typeof StepMove>,
  user: CurrentUser,
): Promise<string | null> {
  try {
    const { id } = await findOwnOrder(db, orderno, user);
    await moveProgress(db, id, user.id, { trade, step, reason: '' });
    return null;
  } catch (cause) {
    if (cause instanceof HttpError && cause.statusCode < 500) return cause.message;
    throw cause;
  }
}
