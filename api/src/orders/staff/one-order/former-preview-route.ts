import {
  getOrderAction,
  type OrderActionName,
  orderActions,
} from 'contract/order-actions/order-actions';
import { Type } from 'typebox';
import { checkPermission } from '../../../auth/guards.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { email, Id, OrderNoParams } from '../../../http/fields.ts';
import { badRequest } from '../../../http/http-error.ts';
import { defineResponses } from '../../../http/responses.ts';
import { toRouteSchema } from '../../../http/serve-call.ts';
import type { OrderActionInput } from '../../transition/perform-action.ts';
import { previewAction, PreviewResponse } from './preview-action.ts';

const optionalRequest = (name: OrderActionName) =>
  Type.Optional(Type.Unsafe<Record<string, unknown>>(toRouteSchema(getOrderAction(name).request)));

/** The change whose mails are previewed. If a body sets several fields, all but the first are ignored. */
const FormerPreviewBody = Type.Object({
  state: optionalRequest('cancel'),
  progress: optionalRequest('moveStep'),
  date: optionalRequest('changeDay'),
  confirm: Type.Optional(Type.Literal(true)),
  offer: optionalRequest('offerDay'),
  link: Type.Optional(Type.Literal(true)),
  email: Type.Optional(email),
  mail: Type.Optional(Id),
});

/**
 * The one route for previews of desk pages that were released before each action had a preview of
 * its own. It needs the permission of the action too.
 */
export const formerPreviewRoute: ApiRoutes = async (app, context) => {
  app.post(
    '/staff/orders/:orderno/preview',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'The mails that a change would send. For pages that were released earlier',
        params: OrderNoParams,
        body: FormerPreviewBody,
        response: defineResponses(PreviewResponse),
      },
    },
    async ({ params: { orderno }, body, user }) => {
      const action = toAction(body);
      checkPermission(user, orderActions[action.name].permission);
      return previewAction(context, orderno, action, user);
    },
  );
};

function toAction(body: Record<string, unknown>): OrderActionInput {
  const { state, progress, date, confirm, offer, link, email: newEmail, mail } = body;
  const create = (name: OrderActionName, input: unknown) => ({ name, input }) as OrderActionInput;
  if (state) {
    const isCompletion = (state as { state: string }).state === 'completed';
    return create(isCompletion ? 'complete' : 'cancel', state);
  }
  if (progress) return create('moveStep', progress);
  if (date) return create('changeDay', date);
  if (confirm) return create('confirmDay', {});
  if (offer) return create('offerDay', offer);
  if (link) return create('renewLink', {});
  if (newEmail !== undefined) return create('changeContact', { email: newEmail });
  if (mail !== undefined) return create('resendMail', { mailid: mail });
  throw badRequest('The change to preview is missing.');
}
