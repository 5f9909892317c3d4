import { getCrewJobs, recordCrewEvent } from 'contract/work/crew/crew-calls';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { loadCrewJobs } from './load-crew-jobs.ts';
import { crewPhotoRoutes } from './photo-routes.ts';
import { recordPress } from './record-press.ts';

/** Calls of a crew about its own jobs. */
export const crewRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, getCrewJobs, async ({ user }) => ({ data: await loadCrewJobs(db, user) }));
  serveCall(app, recordCrewEvent, async ({ body, user, log }) => ({
    data: await recordPress({ context, user, log }, body.press),
  }));
  await app.register(crewPhotoRoutes, context);
};
