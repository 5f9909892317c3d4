import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { listColleagues } from './colleagues.ts';
import { listInbox } from './list-inbox.ts';
import { messageChangeRoutes } from './message-change-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { replyRoutes } from './reply-routes.ts';
import { ColleaguesResponse, InboxQuery, InboxResponse, InboxSearchBody } from './schemas.ts';

const inboxConfig = { permission: 'inbox' } as const;

/** Endpoints of the inbox. Searches are POST requests, so that no URL contains personal data. */
export const staffMessageRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(messageRoutes, context);
  await app.register(replyRoutes, context);
  await app.register(messageChangeRoutes, context);

  app.get(
    '/staff/messages',
    {
      config: inboxConfig,
      schema: {
        summary: 'A page of the messages, the newest first',
        querystring: InboxQuery,
        response: defineResponses(InboxResponse),
      },
    },
    ({ query, user }) => listInbox(db, user, query),
  );

  app.post(
    '/staff/messages/search',
    {
      config: inboxConfig,
      schema: {
        summary: 'A page of the messages that contain a text',
        body: InboxSearchBody,
        response: defineResponses(InboxResponse),
      },
    },
    ({ body, user }) => listInbox(db, user, body),
  );

  app.get(
    '/staff/messages/colleagues',
    {
      config: inboxConfig,
      schema: {
        summary: 'The colleagues to whom messages can be assigned',
        response: defineResponses(ColleaguesResponse),
      },
    },
    async () => ({ status: true as const, data: await listColleagues(db) }),
  );
};
