import { Type } from 'typebox';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { OrderNoParams, Id, optionalReason, typedText } from '../../../http/fields.ts';
import { defineResponses, SuccessResponse } from '../../../http/responses.ts';
import { ChangedOrderResponse, lockOrderByNumber } from '../../records/order-version.ts';
import { changeContact, ContactBody } from './change-contact.ts';
import { endLinks, renewLink } from './change-links.ts';
import { loadStaffOrder } from './load-staff-order.ts';
import { addNote } from './notes.ts';
import { eventAndAddressRoutes } from './event-and-address-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { resendMail } from './resend-mail.ts';
import { StaffOrderPageResponse } from './staff-order-page.ts';

const NoteBody = Type.Object({
  text: Type.String({ ...typedText('text', 'Note', 2000), pattern: NON_EMPTY_PATTERN }),
  key: Type.String({
    pattern: '^[0-9a-f-]{36}$',
    description: 'UUID from the page. A repeated call with it adds no second note.',
  }),
});

const ReasonBody = Type.Object({ reason: optionalReason });

const config = { permission: 'orders' as const };
const success = { status: true as const };
const defineSuccessSchema = (summary: string) => ({
  summary,
  params: OrderNoParams,
  response: defineResponses(SuccessResponse),
});

export const oneOrderRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  app.get(
    '/staff/orders/:orderno',
    {
      config,
      schema: {
        summary: 'One order with everything that happened to it, and the actions of staff',
        params: OrderNoParams,
        response: defineResponses(StaffOrderPageResponse),
      },
    },
    async ({ params }) => ({ ...success, data: await loadStaffOrder(db, params.orderno) }),
  );
  await app.register(previewRoutes, context);
  await app.register(detailRoutes, context);
  await app.register(eventAndAddressRoutes, context);
  await app.register(linkRoutes, context);
};

const detailRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/orders/:orderno/contact',
    {
      config,
      schema: {
        ...defineSuccessSchema("Changes an order's contact details and address"),
        body: ContactBody,
        response: { ...defineResponses(SuccessResponse), 409: ChangedOrderResponse },
      },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        changeContact(tx, await lockOrderByNumber(tx, params.orderno, body.version), body, user),
      );
      return success;
    },
  );

  app.post(
    '/staff/orders/:orderno/notes',
    { config, schema: { ...defineSuccessSchema('Adds an internal note'), body: NoteBody } },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        addNote(tx, await lockOrderByNumber(tx, params.orderno), body, user),
      );
      return success;
    },
  );

  app.post(
    '/staff/orders/:orderno/mails/:mailid/resend',
    {
      config,
      schema: {
        ...defineSuccessSchema('Sends a mail of an order again'),
        params: Type.Object({ ...OrderNoParams.properties, mailid: Id }),
      },
    },
    async ({ params, user }) => {
      await db.transaction(async (tx) =>
        resendMail(tx, await lockOrderByNumber(tx, params.orderno), params.mailid, user),
      );
      return success;
    },
  );
};

const linkRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/orders/:orderno/links/end',
    {
      config,
      schema: { ...defineSuccessSchema("Ends the links of an order's mails"), body: ReasonBody },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        endLinks(tx, await lockOrderByNumber(tx, params.orderno), body.reason ?? '', user),
      );
      return success;
    },
  );

  app.post(
    '/staff/orders/:orderno/links/renew',
    {
      config,
      schema: { ...defineSuccessSchema('Ends the links and mails a new one'), body: ReasonBody },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        renewLink(tx, await lockOrderByNumber(tx, params.orderno), body.reason ?? '', user),
      );
      return success;
    },
  );
};
