import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { requireOwnId } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, defineDataResponse } from '../http/responses.ts';
import { UserIdParams } from '../http/fields.ts';
import { orders } from '../orders/records/tables.ts';
import { limitCall } from '../rate-limit/limit-calls.ts';
import { getNetwork, getWiderNetwork } from 'server/network';
import { listChoices } from '../schedule/schedule.ts';
import { confirmByLink } from './confirm-link.ts';
import { readCalendar } from './bookings/open-days.ts';
import { readSchedules } from './read-schedules.ts';
import {
  BookingKindCalendar,
  ConfirmDateResponse,
  ConfirmDateBody,
  OrderSchedule,
} from './schemas.ts';
import { staffCalendarRoutes } from './staff/routes.ts';

export const calendarRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(staffCalendarRoutes, context);

  app.get(
    '/users/getcalendar',
    {
      schema: {
        summary: 'The open days of each booking kind, with the free capacity',
        response: defineResponses(defineDataResponse(Type.Array(BookingKindCalendar))),
      },
    },
    async () => ({ status: true as const, data: await readCalendar(db) }),
  );

  app.get(
    '/users/getschedules/:userid',
    {
      preHandler: requireOwnId('userid'),
      schema: {
        summary: 'The dates of own orders, the newest order first',
        params: UserIdParams,
        response: defineResponses(defineDataResponse(Type.Array(OrderSchedule))),
      },
    },
    async ({ params }) => ({
      status: true as const,
      data: await readSchedules(db, eq(orders.userid, params.userid)),
    }),
  );

  app.post(
    '/users/confirmdate',
    {
      config: { public: true },
      schema: {
        summary: "Confirms the dates of an unpaid order by its mail's link",
        body: ConfirmDateBody,
        response: defineResponses(ConfirmDateResponse),
      },
    },
    async ({ body, ip }) => {
      await limitCall(context, 'confirm-date', {
        address: getNetwork(ip),
        network: getWiderNetwork(ip),
      });
      const { orderno, schedule } = await confirmByLink(db, body.token);
      const dates = listChoices(schedule).map(({ trade, choice: { date, half } }) => ({
        trade,
        date,
        half,
      }));
      return { status: true as const, orderno, dates };
    },
  );
};
