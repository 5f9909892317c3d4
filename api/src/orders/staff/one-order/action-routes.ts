import { orderNumber } from 'contract/calls/wire';
import {
  actionRefusal,
  actionResponse,
  previewResponse,
} from 'contract/order-actions/action-responses';
import {
  getOrderAction,
  type OrderActionName,
  orderActionNames,
} from 'contract/order-actions/order-actions';
import type { OrderAction } from 'contract/order-actions/order-action';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { ApiContext, ApiRoutes } from '../../../http/api-routes.ts';
import { requireReason } from '../../../http/require-reason.ts';
import { buildRouteSchema, toRoutePath, toRouteSchema } from '../../../http/serve-call.ts';
import { closePayments } from '../../../payments/close-payments.ts';
import { closeStalePages } from '../../../payments/page/close-stale-pages.ts';
import { sendPendingRefunds } from '../../../payments/refunds/send-pending-refunds.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { orders } from '../../records/tables.ts';
import { type OrderActionInput, performAction } from '../../transition/perform-action.ts';
import { previewAction } from './preview-action.ts';

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
    const params = v.object({ orderno: orderNumber, ...action.params });
    app.post(
      toRoutePath(path),
      {
        config,
        schema: buildRouteSchema({
          summary: `Action of staff: ${labels}`,
          params,
          body: action.request,
          response: actionResponse,
          refusals: { 409: actionRefusal },
        }),
      },
      async (request) => {
        const { orderno, input } = readInput(request);
        const changed = chooseAction(names, input);
        await preparations[changed.name]?.(context, request, orderno, changed);
        const { id } = await context.db.transaction((tx) =>
          performAction(tx, orderno, changed, request.user),
        );
        await followUps[changed.name]?.(context, id, request.log);
        const [order] = await context.db
          .select({ state: orders.state })
          .from(orders)
          .where(eq(orders.id, id));
        return { status: true, orderno, state: order?.state };
      },
    );

    app.post(
      toRoutePath(`${path}/preview`),
      {
        config,
        schema: {
          ...buildRouteSchema({
            summary: `The mails that an action would send, and its warnings: ${labels}. Nothing is changed`,
            params,
            response: previewResponse,
          }),
          body: toPreviewSchema(action),
        },
      },
      async (request) => {
        const { orderno, input } = readInput(request);
        const { user } = request;
        const preview = await previewAction(context, orderno, chooseAction(names, input), user);
        return { status: true, ...preview };
      },
    );
  }
};

/** A preview needs no reason, because staff read the preview before they type one. */
function toPreviewSchema({ request, previewRequest = request }: OrderAction) {
  const { required, ...schema } = toRouteSchema(previewRequest);
  return { ...schema, ...(required && { required: required.filter((name) => name !== 'reason') }) };
}

type Input = Record<string, unknown>;

function readInput({ params, body }: { params: unknown; body: unknown }) {
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
  /** Closes the open payment page, so that nobody pays a second time what staff received. */
  recordPayment: closePaymentPage,
  complete: closePaymentPage,
};

type FollowUp = (
  context: ApiContext,
  orderid: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<void>;

/** Work after the transaction of an action. A failure is logged, and a background job repeats the work. */
const followUps: Partial<Record<OrderActionName, FollowUp>> = {
  /** Closes the payment page for the former total, and sends what goes back to cards. */
  editOrder: async (context, orderid, log) => {
    await closeStalePages(context, orderid, log);
    await sendPendingRefunds(context, orderid, { log });
  },
};

async function closePaymentPage(...[context, { user, log }, orderno]: Parameters<Preparation>) {
  const { id } = await findOwnOrder(context.db, orderno, user);
  await closePayments(context, [id], log);
}
