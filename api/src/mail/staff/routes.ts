import * as calls from 'contract/staff/failed-mails';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listFailedMails, sendMailAgain, setMailAside } from './failed-mails.ts';

export const staffMailRoutes: ApiRoutes = async (app, { config, db }) => {
  serveCall(app, calls.listFailedMails, ({ query }) => listFailedMails(db, config, query));
  serveCall(app, calls.sendMailAgain, async ({ params, user }) => {
    await sendMailAgain(db, params.id, user);
    return {};
  });
  serveCall(app, calls.setMailAside, async ({ params, user }) => {
    await setMailAside(db, params.id, user);
    return {};
  });
};
