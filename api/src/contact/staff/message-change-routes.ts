import type { ApiRoutes } from '../../http/api-routes.ts';
import { assignMessage, changeMessageState } from './change-message.ts';
import { loadStaffMessage } from './load-message.ts';
import { messageChangeResponses } from './message-conflict.ts';
import { AssigneeBody, MessageIdParams, MessageStateBody } from './schemas.ts';

const inboxConfig = { permission: 'inbox' } as const;

/**
 * Endpoints that assign a message to a colleague, or set the state of a message. Each endpoint
 * returns the changed message.
 */
export const messageChangeRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/messages/:id/assignee',
    {
      config: inboxConfig,
      schema: {
        summary: 'Assigns a message to a colleague or to nobody',
        params: MessageIdParams,
        body: AssigneeBody,
        response: messageChangeResponses,
      },
    },
    async ({ params, body, user }) => {
      await assignMessage(db, user, params.id, body);
      return { status: true as const, data: await loadStaffMessage(db, params.id) };
    },
  );

  app.post(
    '/staff/messages/:id/state',
    {
      config: inboxConfig,
      schema: {
        summary: 'Opens, answers or closes a message',
        params: MessageIdParams,
        body: MessageStateBody,
        response: messageChangeResponses,
      },
    },
    async ({ params, body, user }) => {
      await changeMessageState(db, user, params.id, body);
      return { status: true as const, data: await loadStaffMessage(db, params.id) };
    },
  );
};
