import type { CurrentUser } from '../../../people/sessions/sessions.ts';
import type { ApiContext } from '../../../http/api-routes.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { OrderFacts } from '../../transition/order-facts.ts';
import {
  completePreview,
  listWarnings,
  type OrderActionInput,
  performAction,
} from '../../transition/perform-action.ts';
import { previewMails } from './preview-mails.ts';

/** Returns the mails that an action would send, and its warnings. Throws like the action itself. */
export async function previewAction(
  context: ApiContext,
  orderno: string,
  action: OrderActionInput,
  user: CurrentUser,
) {
  const order = await findOwnOrder(context.db, orderno, user);
  const completed = completePreview(order, action);
  const mails = await previewMails(context, order.id, async (tx) => {
    await performAction(tx, orderno, completed, user);
  });
  const warnings = await listWarnings(new OrderFacts(context.db, order), completed);
  return { data: { mails, warnings: [...warnings] } };
}
