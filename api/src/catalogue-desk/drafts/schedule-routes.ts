import type { ApiRoutes } from '../../http/api-routes.ts';
import { LivePagesReader } from './live-pages.ts';
import { publishDraft } from './publish.ts';
import { scheduleDraft, unscheduleDraft } from './schedule.ts';
import * as schemas from './schemas.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/** Endpoints that publish a draft now or at a set time. */
export const scheduleRoutes: ApiRoutes = async (app, { config: settings, db }) => {
  const livePages = new LivePagesReader(settings, app.log);
  const response = schemas.changeResponses;
  const params = schemas.IdParams;

  app.post(
    '/staff/catalogue/drafts/:id/publish',
    {
      config,
      schema: { summary: 'Publishes a draft now', params, body: schemas.PublishBody, response },
    },
    async ({ params: { id }, body, user }) => ({
      ...success,
      data: await publishDraft(db, user, id, body, await livePages.read()),
    }),
  );

  app.post(
    '/staff/catalogue/drafts/:id/schedule',
    {
      config,
      schema: {
        summary: 'Sets the time at which a draft is published',
        params,
        body: schemas.ScheduleBody,
        response,
      },
    },
    async ({ params: { id }, body, user }) => ({
      ...success,
      data: await scheduleDraft(db, user, id, body, await livePages.read()),
    }),
  );

  app.post(
    '/staff/catalogue/drafts/:id/unschedule',
    {
      config,
      schema: {
        summary: 'Makes a scheduled or failed draft an open one again',
        params,
        body: schemas.VersionBody,
        response,
      },
    },
    async ({ params: { id }, body, user }) => ({
      ...success,
      data: await unscheduleDraft(db, user, id, body),
    }),
  );
};
