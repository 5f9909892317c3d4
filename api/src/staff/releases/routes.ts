import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { recordReleaseRequest } from './record-release-request.ts';
import { PreviewBody, ReleaseChangeBody, ReleaseRequestResponse } from './schemas.ts';

/**
 * `edge` calls these routes before it changes releases. The routes check the permission and write
 * the audit log, so that no release changes without an entry.
 */
export const staffReleaseRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/releases/changes',
    {
      config: { permission: 'releaseChanges' },
      schema: {
        summary:
          'Records that a staff member changes what is live. The page server makes the change',
        body: ReleaseChangeBody,
        response: defineResponses(ReleaseRequestResponse),
      },
    },
    async ({ body, user }) => ({
      status: true as const,
      data: { by: await recordReleaseRequest(db, user, body) },
    }),
  );

  app.post(
    '/staff/releases/previews',
    {
      config: { permission: 'releases' },
      schema: {
        summary: 'Records that a staff member previews versions',
        body: PreviewBody,
        response: defineResponses(ReleaseRequestResponse),
      },
    },
    async ({ body, user }) => ({
      status: true as const,
      data: {
        by: await recordReleaseRequest(db, user, { reason: '', ...body, what: 'preview' }),
      },
    }),
  );
};
