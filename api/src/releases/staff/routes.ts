import * as calls from 'contract/releases/recorded-requests';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { recordReleaseRequest } from './record-release-request.ts';

export const staffReleaseRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, calls.recordReleaseChange, async ({ body, user }) => ({
    data: { by: await recordReleaseRequest(db, user, body) },
  }));
  serveCall(app, calls.recordReleasePreview, async ({ body: { reason = '', ...body }, user }) => ({
    data: { by: await recordReleaseRequest(db, user, { ...body, reason, what: 'preview' }) },
  }));
};
