import { declareCall } from 'contract/calls/call';
import { email, id, orderNumber } from 'contract/calls/wire';
import { previewResponse } from 'contract/order-actions/action-responses';
import {
  getOrderAction,
  type OrderActionName,
  orderActions,
} from 'contract/order-actions/order-actions';
import * as v from 'valibot';
import { checkPermission } from '../../../people/sessions/guards.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { badRequest } from '../../../http/http-error.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { OrderActionInput } from '../../transition/perform-action.ts';
import { previewAction } from './preview-action.ts';

const optionalRequest = (name: OrderActionName) => v.optional(getOrderAction(name).request);

/**
 * The one call for previews of desk pages that were released before each action had a preview of
 * its own. If a body sets several fields, all but the first are ignored.
 */
const formerPreview = declareCall({
  method: 'POST',
  path: 'staff/orders/{orderno}/preview',
  access: 'orders',
  summary: 'The mails that a change would send. For pages that were released earlier',
  params: v.object({ orderno: orderNumber }),
  body: v.object({
    state: optionalRequest('cancel'),
    progress: optionalRequest('moveStep'),
    date: optionalRequest('changeDay'),
    confirm: v.optional(v.literal(true)),
    offer: optionalRequest('offerDay'),
    link: v.optional(v.literal(true)),
    email: v.optional(email),
    mail: v.optional(id),
  }),
  response: previewResponse,
});

/** The former preview needs the permission of the action too. */
export const formerPreviewRoute: ApiRoutes = async (app, context) =>
  serveCall(app, formerPreview, async ({ params: { orderno }, body, user }) => {
    const action = toAction(body);
    checkPermission(user, orderActions[action.name].permission);
    return previewAction(context, orderno, action, user);
  });

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
