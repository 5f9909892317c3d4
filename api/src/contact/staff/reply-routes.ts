import type { ApiRoutes } from '../../http/api-routes.ts';
import { recordCustomerReply, replyToMessage } from './reply-to-message.ts';
import { loadStaffMessage } from './load-message.ts';
import { messageChangeResponses } from './message-conflict.ts';
import { CustomerAnswerBody, MessageIdParams, ReplyBody } from './schemas.ts';

const inboxConfig = { permission: 'inbox' } as const;

/**
 * Endpoints that add a reply of staff or of the customer to a message. Each endpoint returns the
 * changed message.
 */
export const replyRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/messages/:id/reply',
    {
      config: inboxConfig,
      schema: {
        summary: 'Replies to a message by mail',
        params: MessageIdParams,
        body: ReplyBody,
        response: messageChangeResponses,
      },
    },
    async ({ params, body, user }) => {
      await replyToMessage(db, user, params.id, body);
      return { status: true as const, data: await loadStaffMessage(db, params.id) };
    },
  );

  app.post(
    '/staff/messages/:id/answer',
    {
      config: inboxConfig,
      schema: {
        summary: 'Records an answer that the customer sent by mail',
        params: MessageIdParams,
        body: CustomerAnswerBody,
        response: messageChangeResponses,
      },
    },
    async ({ params, body, user }) => {
      await recordCustomerReply(db, user, params.id, body);
      return { status: true as const, data: await loadStaffMessage(db, params.id) };
    },
  );
};
