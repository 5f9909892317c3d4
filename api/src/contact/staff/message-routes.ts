import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineDataResponse, defineResponses } from '../../http/responses.ts';
import { renderMailText } from '../../mail/layout/mail-text.ts';
import { draftReply } from '../reply-email.ts';
import { loadStaffMessage } from './load-message.ts';
import { MailPreview, MessageIdParams, PreviewBody, StaffMessage } from './schemas.ts';

const inboxConfig = { permission: 'inbox' } as const;

/** Endpoints that return a message, or a preview of the mail with a reply to the message. */
export const messageRoutes: ApiRoutes = async (app, { config, db }) => {
  app.get(
    '/staff/messages/:id',
    {
      config: inboxConfig,
      schema: {
        summary: "A message with its thread and the sender's orders",
        params: MessageIdParams,
        response: defineResponses(defineDataResponse(StaffMessage)),
      },
    },
    async ({ params }) => ({
      status: true as const,
      data: await loadStaffMessage(db, params.id),
    }),
  );

  app.post(
    '/staff/messages/:id/preview',
    {
      config: inboxConfig,
      schema: {
        summary: 'The mail that a reply would be',
        params: MessageIdParams,
        body: PreviewBody,
        response: defineResponses(defineDataResponse(MailPreview)),
      },
    },
    async ({ params, body }) => {
      const { email, subject, message, createdat } = await loadStaffMessage(db, params.id);
      const answeredMessage = {
        id: params.id,
        email,
        subject,
        message,
        createdAt: new Date(createdat),
      };
      const draft = await draftReply(db, config.shop, answeredMessage, { text: body.text });
      return {
        status: true as const,
        data: {
          to: draft.to,
          replyto: draft.replyTo ?? '',
          subject: draft.subject,
          text: renderMailText(config.shop, draft.content),
        },
      };
    },
  );
};
