import { OrderNoParams } from '../../../http/fields.ts';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../db/db.ts';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { defineDataResponse, defineResponses } from '../../../http/responses.ts';
import { ApiFulfilmentGroup, ApiStep } from '../../progress/to-api-progress.ts';
import { moveForward, getRefusalMessage, type StepMove } from './move-forward.ts';
import { previewSteps } from './preview-steps.ts';

/** Largest number of orders that one request moves or prints. */
export const MAX_SELECTED_ORDERS = 200;

const ApiStepMove = Type.Object({
  ...OrderNoParams.properties,
  trade: ApiFulfilmentGroup,
  step: ApiStep,
  from: Type.Optional(ApiStep),
});

const StepsBody = Type.Object({
  moves: Type.Array(ApiStepMove, { minItems: 1, maxItems: MAX_SELECTED_ORDERS }),
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

const StepsPreviewResponse = defineDataResponse(
  Type.Object({
    moves: Type.Array(
      Type.Object({
        ...OrderNoParams.properties,
        trade: ApiFulfilmentGroup,
        error: Type.Union([Type.String(), Type.Null()], {
          description: 'Null if the order would be moved.',
        }),
        mail: Type.Union([Type.Integer(), Type.Null()], {
          description: "Index of the move's mail, or null if it sends none.",
        }),
      }),
    ),
    mails: Type.Array(
      Type.Object({
        title: Type.String(),
        ...OrderNoParams.properties,
        to: Type.String(),
        subject: Type.String(),
        text: Type.String(),
      }),
      { description: 'One mail for each title, as one of the orders gets it.' },
    ),
  }),
);

export const stepRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  app.post(
    '/staff/orders/steps/preview',
    {
      config: { permission: 'orders' },
      schema: {
        summary:
          'The mails that moving several orders would send, and refusals. Nothing is changed',
        body: StepsBody,
        response: defineResponses(StepsPreviewResponse),
      },
    },
    async ({ body, user }) => ({
      status: true as const,
      data: await previewSteps(context, body.moves, user),
    }),
  );

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
        data.push({ orderno, trade, error: await tryMoveOrder(db, move, user) });
      }
      return { status: true as const, data };
    },
  );
};

/**
 * Moves an order. Returns null, or a sentence with the reason of a refusal. A refusal does not stop
 * the other orders.
 */
async function tryMoveOrder(db: Db, move: StepMove, user: CurrentUser): Promise<string | null> {
  try {
    await moveForward(db, move, user);
    return null;
  } catch (cause) {
    return getRefusalMessage(cause);
  }
}
