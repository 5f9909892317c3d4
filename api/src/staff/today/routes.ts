import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { listTakings } from './list-takings.ts';
import { listUnconfirmedBookings } from './list-unconfirmed.ts';
import { readDayPlan } from './read-day-plan.ts';
import { readToday } from './read-today.ts';
import {
  DayParams,
  DayPlanResponse,
  TakingsQuery,
  TakingsResponse,
  TodayResponse,
  UnconfirmedResponse,
} from './schemas.ts';

export const todayRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/today',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Work of the week, what waits for staff, orders and takings',
        response: defineResponses(TodayResponse),
      },
    },
    () => readToday(db),
  );

  app.get(
    '/staff/takings',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'The payments and refunds behind the takings of some days, the latest first',
        querystring: TakingsQuery,
        response: defineResponses(TakingsResponse),
      },
    },
    ({ query }) => listTakings(db, query),
  );

  app.get(
    '/staff/unconfirmed',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'Bookings that shoppers have not confirmed, the first to expire first',
        response: defineResponses(UnconfirmedResponse),
      },
    },
    () => listUnconfirmedBookings(db),
  );

  app.get(
    '/staff/day/:day',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'All work of a day in its order, for printing',
        params: DayParams,
        response: defineResponses(DayPlanResponse),
      },
    },
    ({ params }) => readDayPlan(db, params.day),
  );
};
