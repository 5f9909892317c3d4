import type { Permission } from 'contract/calls/permissions';
import { type Static, Type } from 'typebox';
import { checkPermission } from '../../../auth/guards.ts';
import type { CurrentUser } from '../../../auth/sessions.ts';
import { changeDate, confirmBookingsByStaff } from '../../../calendar/staff/change-date.ts';
import { findAffectedBookingsOfOrder } from '../../../calendar/bookings/affected-bookings.ts';
import { bookingProblems } from '../../../calendar/bookings/tables.ts';
import { type DateWarning, listDateWarnings } from '../../../calendar/staff/date-warnings.ts';
import { offerOtherDay } from '../../../calendar/staff/decide-bookings.ts';
import { DecisionBody, StaffDateBody } from '../../../calendar/staff/schemas.ts';
import type { Db, Tx } from '../../../db/db.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { email, OrderNoParams, Id } from '../../../http/fields.ts';
import { badRequest } from '../../../http/http-error.ts';
import { defineDataResponse, defineResponses } from '../../../http/responses.ts';
import { enqueueMail } from '../../../mail/queue.ts';
import { moveProgress } from '../../progress/move-progress.ts';
import { ProgressBody } from '../../progress/routes.ts';
import { findOwnOrder } from '../../records/find-order.ts';
import { findOtherAccountEmail } from '../../link/order-link.ts';
import { lockOrderByNumber } from '../../records/order-version.ts';
import type { OrderRow } from '../../records/tables.ts';
import { applyState } from '../change-state.ts';
import { StateBody } from '../schemas.ts';
import { changeContact, toContact } from './change-contact.ts';
import { renewLink } from './change-links.ts';
import { previewMails } from './preview-mails.ts';
import { loadOrderMail } from './resend-mail.ts';

/**
 * The change whose mails are previewed. `confirm` confirms the bookings, `offer` asks for another day, `link` mails a new link,
 * `email` is a new address of the customer, and `mail` is the id of a mail to send again. If a body sets several fields, the preview ignores
 * all but the first.
 */
const PreviewBody = Type.Object({
  state: Type.Optional(StateBody),
  progress: Type.Optional(ProgressBody),
  date: Type.Optional(StaffDateBody),
  confirm: Type.Optional(Type.Literal(true)),
  offer: Type.Optional(DecisionBody),
  link: Type.Optional(Type.Literal(true)),
  email: Type.Optional(email),
  mail: Type.Optional(Id),
});

type PreviewedChange = keyof Static<typeof PreviewBody>;

/** The permission of each change that can be previewed, which its preview needs too. */
export const previewPermissions: Record<PreviewedChange, Permission> = {
  state: 'orders',
  progress: 'orders',
  date: 'calendar',
  confirm: 'calendar',
  offer: 'calendar',
  link: 'orders',
  email: 'orders',
  mail: 'orders',
};

const PreviewResponse = defineDataResponse(
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

export const previewRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  app.post(
    '/staff/orders/:orderno/preview',
    {
      config: { permission: 'orders' },
      schema: {
        summary:
          'The mails that a change would send, and its warnings. Nothing is changed. Needs the permission of the change',
        params: OrderNoParams,
        body: PreviewBody,
        response: defineResponses(PreviewResponse),
      },
    },
    async ({ params: { orderno }, body, user }) => {
      for (const change of Object.keys(body) as PreviewedChange[])
        checkPermission(user, previewPermissions[change]);
      const order = await findOwnOrder(db, orderno, user);
      const { id } = order;
      const mails = await previewMails(context, id, async (tx) =>
        applyChange(tx, await lockOrderByNumber(tx, orderno), body, user),
      );
      return {
        status: true as const,
        data: { mails, warnings: await listWarnings(db, order, body) },
      };
    },
  );
};

interface OtherAccountWarning {
  code: 'other_account';
  text: string;
}

async function listWarnings(
  db: Db,
  { id: orderid, userid }: Pick<OrderRow, 'id' | 'userid'>,
  { date, confirm, email }: Static<typeof PreviewBody>,
): Promise<(DateWarning | OtherAccountWarning)[]> {
  if (email !== undefined) {
    const accountEmail = await findOtherAccountEmail(db, { userid, email });
    const text = `The order stays in the account of ${accountEmail}.`;
    return accountEmail === null ? [] : [{ code: 'other_account', text }];
  }
  if (date) return listDateWarnings(db, orderid, { ...date, day: date.date });
  if (!confirm) return [];
  const affected = await findAffectedBookingsOfOrder(db, orderid);
  return affected.map(({ problem: code, text }) => ({ code, text }));
}

/**
 * Performs the change of a preview. A previewed change needs no reason, because no mail contains
 * the reason.
 */
async function applyChange(
  tx: Tx,
  order: OrderRow,
  { state, progress, date, confirm, offer, link, email, mail }: Static<typeof PreviewBody>,
  user: CurrentUser,
): Promise<void> {
  if (state) return applyState(tx, order, state, user);
  if (progress) {
    const { trade, step } = progress;
    return moveProgress(tx, order.id, user.id, { trade, step, reason: PREVIEW_REASON });
  }
  if (date) {
    return changeDate(tx, order, { ...date, override: true, reason: PREVIEW_REASON }, user);
  }
  if (confirm) return confirmBookingsByStaff(tx, order, user, true);
  if (offer) return offerOtherDay(tx, order, offer.trade, user);
  if (link) return renewLink(tx, order, '', user);
  if (email !== undefined) {
    // The other details may be incomplete while staff correct them. They are in no mail.
    const contact = { ...toContact(order), mobile: '', email };
    return changeContact(
      tx,
      order,
      { ...contact, version: order.version, reason: PREVIEW_REASON },
      user,
    );
  }
  if (mail === undefined) throw badRequest('The change to preview is missing.');
  return enqueueMail(tx, { job: (await loadOrderMail(tx, order, mail)).job });
}

const PREVIEW_REASON = 'preview';
