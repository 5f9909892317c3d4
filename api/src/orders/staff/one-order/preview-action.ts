import type { CurrentUser } from '../../../people/sessions/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import type { ApiContext } from '../../../http/api-routes.ts';
import { loadEditSummary } from './load-edit-summary.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { OrderFacts } from '../../transition/order-facts.ts';
import {
  completePreview,
  listWarnings,
  type OrderActionInput,
  performAction,
} from '../../transition/perform-action.ts';
import { type PreviewedMail, renderPreview, tryChange } from './preview-mails.ts';

/**
 * Performs an action, renders the mails that it queued, and rolls everything back. A mail equals the
 * one that would be sent, except that the tokens in its links are invalid. Returns the mails, the
 * warnings and the effects of changed lines. Throws like the action itself.
 */
export async function previewAction(
  { config, db }: ApiContext,
  orderno: string,
  action: OrderActionInput,
  user: CurrentUser,
) {
  const order = await findOwnOrder(db, orderno, user);
  const completed = completePreview(order, action);
  const perform = async (tx: Tx) => {
    await performAction(tx, orderno, completed, user);
  };
  const { mails, edit } = await tryChange(db, order.id, perform, async (tx, changed, jobs) => {
    const renderedMails: PreviewedMail[] = [];
    for (const job of jobs) renderedMails.push(await renderPreview(tx, config, changed, job));
    const summary = action.name === 'editOrder' ? await loadEditSummary(tx, changed) : null;
    return { mails: renderedMails, edit: summary };
  });
  const warnings = await listWarnings(new OrderFacts(db, order), completed);
  return { data: { mails, warnings: [...warnings], ...(edit && { edit }) } };
}
