import { Type } from 'typebox';
import type { CurrentUser } from '../../../auth/sessions.ts';
import { bookingProblems } from '../../../calendar/bookings/tables.ts';
import type { ApiContext } from '../../../http/api-routes.ts';
import { defineDataResponse } from '../../../http/responses.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { OrderFacts } from '../../transition/order-facts.ts';
import {
  completePreview,
  listWarnings,
  type OrderActionInput,
  performAction,
} from '../../transition/perform-action.ts';
import { previewMails } from './preview-mails.ts';

export const PreviewResponse = defineDataResponse(
  Type.Object({
    mails: Type.Array(
      Type.Object({
        title: Type.String(),
        to: Type.String(),
        recipient: Type.Enum(['customer', 'firm'] as const),
        subject: Type.String(),
        html: Type.String(),
        text: Type.String(),
      }),
    ),
    warnings: Type.Array(
      Type.Object({
        code: Type.Enum([...bookingProblems, 'other_account'] as const),
        text: Type.String(),
      }),
      {
        description:
          'Rules of the calendar that the change breaks, or the account in which the order stays.',
      },
    ),
  }),
);

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
  return { status: true as const, data: { mails, warnings: [...warnings] as never[] } };
}
