import * as calls from 'contract/staff/today';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listTakings } from './list-takings.ts';
import { listUnconfirmedBookings } from './list-unconfirmed.ts';
import { readDayPlan } from './read-day-plan.ts';
import { readToday } from './read-today.ts';

export const todayRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, calls.getToday, () => readToday(db));
  serveCall(app, calls.listTakings, ({ query }) => listTakings(db, query));
  serveCall(app, calls.listUnconfirmed, () => listUnconfirmedBookings(db));
  serveCall(app, calls.getDayPlan, ({ params }) => readDayPlan(db, params.day));
};
