import * as inbox from 'contract/contact/inbox';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { assignMessage, changeMessageState } from './change-message.ts';
import { listColleagues } from './colleagues.ts';
import { listInbox } from './list-inbox.ts';
import { loadStaffMessage } from './load-message.ts';
import { previewReply, recordCustomerReply, replyToMessage } from './reply-to-message.ts';

/** Calls of the inbox. A call that changes a message returns the changed message. */
export const staffMessageRoutes: ApiRoutes = async (app, { config, db }) => {
  const loadMessage = async (id: number) => ({ data: await loadStaffMessage(db, id) });

  serveCall(app, inbox.listMessages, ({ query, user }) => listInbox(db, user, query));
  serveCall(app, inbox.searchMessages, ({ body, user }) => listInbox(db, user, body));
  serveCall(app, inbox.listColleagues, async () => ({ data: await listColleagues(db) }));
  serveCall(app, inbox.getMessage, ({ params }) => loadMessage(params.id));
  serveCall(app, inbox.previewReply, async ({ params, body }) => ({
    data: await previewReply(db, config.shop, params.id, body.text),
  }));
  serveCall(app, inbox.replyToMessage, async ({ params, body, user }) => {
    await replyToMessage(db, user, params.id, body);
    return loadMessage(params.id);
  });
  serveCall(app, inbox.recordAnswer, async ({ params, body, user }) => {
    await recordCustomerReply(db, user, params.id, body);
    return loadMessage(params.id);
  });
  serveCall(app, inbox.assignMessage, async ({ params, body, user }) => {
    await assignMessage(db, user, params.id, body);
    return loadMessage(params.id);
  });
  serveCall(app, inbox.changeMessageState, async ({ params, body, user }) => {
    await changeMessageState(db, user, params.id, body);
    return loadMessage(params.id);
  });
};
