import * as boardCalls from 'contract/work/board';
import * as resourceCalls from 'contract/work/resources';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveCall } from '../http/serve-call.ts';
import { getLondonToday } from '../schedule/london-day.ts';
import { assignJob, changeJob } from './assignment/change-job.ts';
import { suggestJobs } from './assignment/suggest-jobs.ts';
import { loadBoard } from './board/load-board.ts';
import { loadJobRecord } from './crew/load-job-record.ts';
import { loadResources } from './records/load-resources.ts';
import * as resources from './resources/change-resources.ts';
import * as daysAway from './resources/days-away.ts';

/** Calls of staff who plan jobs, crews and vans. */
export const workRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, boardCalls.loadBoard, ({ body }) => loadBoard(db, body));
  serveCall(app, boardCalls.assignJob, ({ body, user }) => assignJob(db, user, body));
  serveCall(app, boardCalls.changeJob, ({ body, user }) => changeJob(db, user, body));
  serveCall(app, boardCalls.getJobRecord, async ({ params }) => ({
    data: await loadJobRecord(db, params),
  }));
  serveCall(app, boardCalls.suggestJobs, ({ body }) => suggestJobs(db, body.day));
  serveCall(app, resourceCalls.getResources, async () => ({
    data: await loadResources(db, getLondonToday()),
  }));
  serveCall(app, resourceCalls.saveCrew, ({ body, user }) => resources.saveCrew(db, user, body));
  serveCall(app, resourceCalls.savePerson, ({ body, user }) =>
    resources.savePerson(db, user, body),
  );
  serveCall(app, resourceCalls.saveVan, ({ body, user }) => resources.saveVan(db, user, body));
  serveCall(app, resourceCalls.removeCrew, ({ body, user }) =>
    resources.removeCrew(db, user, body),
  );
  serveCall(app, resourceCalls.removePerson, ({ body, user }) =>
    resources.removePerson(db, user, body),
  );
  serveCall(app, resourceCalls.removeVan, ({ body, user }) => resources.removeVan(db, user, body));
  serveCall(app, resourceCalls.addAbsence, ({ body, user }) => daysAway.addAbsence(db, user, body));
  serveCall(app, resourceCalls.removeAbsence, ({ body, user }) =>
    daysAway.removeAbsence(db, user, body),
  );
  serveCall(app, resourceCalls.addVanDaysOff, ({ body, user }) =>
    daysAway.addVanDaysOff(db, user, body),
  );
  serveCall(app, resourceCalls.removeVanDaysOff, ({ body, user }) =>
    daysAway.removeVanDaysOff(db, user, body),
  );
};
