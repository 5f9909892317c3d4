import {
  getOrderAction,
  type OrderActionName,
  orderActionNames,
} from 'contract/order-actions/order-actions';
import type { OrderAction } from 'contract/order-actions/order-action';
import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type * as v from 'valibot';
import { DayFullResponse } from '../../../calendar/schemas.ts';
import type { ApiContext, ApiRoutes } from '../../../http/api-routes.ts';
import { OrderNoParams } from '../../../http/fields.ts';
import { requireReason } from '../../../http/require-reason.ts';
import { defineResponses } from '../../../http/responses.ts';
import { toRoutePath, toRouteSchema } from '../../../http/serve-call.ts';
import { closePayments } from '../../../payments/close-payments.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { ChangedOrderFields } from '../../records/order-version.ts';
import { ApiOrderState } from '../../records/to-api-order.ts';
import { getNextState } from '../../transition/find-transition.ts';
import { type OrderActionInput, performAction } from '../../transition/perform-action.ts';
import { previewAction, PreviewResponse } from './preview-action.ts';

/** An action was done. `state` is the order's state afterwards. */
const ActionResponse = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  state: ApiOrderState,
});

/**
 * Response to a refused action. Contains the open days if the chosen day is full or closed, or the
 * present order if a colleague has changed the order.
 */
const ActionRefusal = Type.Object(
  { ...DayFullResponse.properties, ...ChangedOrderFields },
  {
    description:
      'Refused. Contains the open days, or the current order if it was changed meanwhile.',
  },
);

/** A call of one or more actions. `fixed` values of the body select the action. */
interface ActionCall {
  path: string;
  names: OrderActionName[];
  action: OrderAction;
}

const actionCalls: ActionCall[] = [
  ...Map.groupBy(orderActionNames, (name) => getOrderAction(name).path),
].map(([path, names]) => ({ path, names, action: getOrderAction(names[0] as OrderActionName) }));

/** Routes of all actions of staff on an order, and of their previews. */
export const actionRoutes: ApiRoutes = async (app, context) => {
  for (const { path, names, action } of actionCalls) {
    const labels = names.map((name) => getOrderAction(name).label).join(' / ');
    const config = { permission: action.permission };
    const params = toParams(action);
    const body = toRouteSchema(action.request);
    app.post(
      toRoutePath(path),
      {
        config,
        schema: {
          summary: `Action of staff: ${labels}`,
          params,
          body: Type.Unsafe<unknown>(body),
          response: { ...defineResponses(ActionResponse), 409: ActionRefusal },
        },
      },
      async (request) => {
        const { orderno, input } = readInput(request);
        const changed = chooseAction(names, input);
        await preparations[changed.name]?.(context, request, orderno, changed);
        const order = await context.db.transaction((tx) =>
          performAction(tx, orderno, changed, request.user),
        );
        return { status: true as const, orderno, state: getNextState(changed.name) ?? order.state };
      },
    );

    app.post(
      toRoutePath(`${path}/preview`),
      {
        config,
        schema: {
          summary: `The mails that an action would send, and its warnings: ${labels}. Nothing is changed`,
          params,
          body: Type.Unsafe<unknown>(toPreviewSchema(action)),
          response: defineResponses(PreviewResponse),
        },
      },
      async (request) => {
        const { orderno, input } = readInput(request);
        const { user } = request;
        return previewAction(context, orderno, chooseAction(names, input), user);
      },
    );
  }
};

/** A preview needs no reason, because staff read the preview before they type one. */
function toPreviewSchema({ request, previewRequest = request }: OrderAction) {
  const { required, ...schema } = toRouteSchema(previewRequest);
  return { ...schema, ...(required && { required: required.filter((name) => name !== 'reason') }) };
}

const toParams = ({ params = {} }: OrderAction) =>
  Type.Object({
    ...OrderNoParams.properties,
    ...Object.fromEntries(
      Object.entries(params).map(([name, schema]) => [
        name,
        Type.Unsafe<unknown>(toRouteSchema(schema as v.GenericSchema)),
      ]),
    ),
  });

type Input = Record<string, unknown>;

function readInput({ params, body }: { params: object; body: unknown }) {
  const { orderno, ...pathFields } = params as { orderno: string };
  return { orderno, input: { ...pathFields, ...(body as Input | null) } };
}

function chooseAction(names: readonly OrderActionName[], input: Input): OrderActionInput {
  const name = names.find((each) =>
    Object.entries(getOrderAction(each).fixed ?? {}).every(
      ([field, value]) => input[field] === value,
    ),
  );
  return { name, input } as unknown as OrderActionInput;
}

type Preparation = (
  context: ApiContext,
  request: { user: Parameters<typeof findOwnOrder>[2]; log: Pick<FastifyBaseLogger, 'warn'> },
  orderno: string,
  action: OrderActionInput,
) => Promise<void>;

/** What must happen before the transaction of an action. */
const preparations: Partial<Record<OrderActionName, Preparation>> = {
  /** Closes the payment sessions, which calls the card provider. */
  cancel: async (context, { user, log }, orderno, { input }) => {
    const { id } = await findOwnOrder(context.db, orderno, user);
    const { reason = '' } = input as { reason?: string };
    requireReason(reason, 'Please say why the order is cancelled.');
    await closePayments(context, [id], log);
  },
};
