import { Type } from 'typebox';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { Id } from '../../http/fields.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { listFailedMails, sendMailAgain, setMailAside } from './failed-mails.ts';

const FailedMailsQuery = Type.Object({
  after: Type.Optional(Id),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

const FailedMailsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Type.String(),
      orderno: Type.String({ description: 'Empty if the mail is about no order.' }),
      to: Type.String(),
      reason: Type.String({ description: 'Text of the mail server.' }),
      attempts: Type.Integer(),
      givenup: Type.Boolean({
        description: 'True if the shop does not send it again automatically.',
      }),
      queuedat: Type.String({ format: 'date-time' }),
    }),
  ),
  next: Type.Union([Type.String(), Type.Null()]),
});

export const staffMailRoutes: ApiRoutes = async (app, { config, db }) => {
  app.get(
    '/staff/mails',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'The mails that could not be sent, the newest first',
        querystring: FailedMailsQuery,
        response: defineResponses(FailedMailsResponse),
      },
    },
    ({ query }) => listFailedMails(db, config, query),
  );

  app.post(
    '/staff/mails/:id/send',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Sends a failed mail again',
        params: Type.Object({ id: Id }),
        response: defineResponses(SuccessResponse),
      },
    },
    async ({ params, user }) => {
      await sendMailAgain(db, params.id, user);
      return { status: true as const };
    },
  );

  app.post(
    '/staff/mails/:id/set-aside',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Takes a mail that was given up off the list, without sending it',
        params: Type.Object({ id: Id }),
        response: defineResponses(SuccessResponse),
      },
    },
    async ({ params, user }) => {
      await setMailAside(db, params.id, user);
      return { status: true as const };
    },
  );
};
