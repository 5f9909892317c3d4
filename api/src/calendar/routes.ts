import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { requireOwn } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, dataAnswer } from '../http/answers.ts';
import { UserIdParams } from '../http/fields.ts';
import { orders } from '../orders/records/tables.ts';
import { limitCall } from '../rate-limit/limit-calls.ts';
import { networkOf, widerNetworkOf } from 'server/network';
import { choicesOf } from '../schedule/schedule.ts';
import { confirmByLink } from './confirm-link.ts';
import { readCalendar } from './bookings/open-days.ts';
import { readSchedules } from './read-schedules.ts';
import { CalendarTrade, ConfirmAnswer, ConfirmBody, OrderSchedule } from './schemas.ts';
import { staffCalendarRoutes } from './staff/routes.ts';

/** Routes for open days and for the dates of orders. */
export const calendarRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(staffCalendarRoutes, context);

  app.get(
    '/users/getcalendar',
    {
      schema: {
        summary: 'The open days of each booking kind, with the free capacity',
        response: answers(dataAnswer(Type.Array(CalendarTrade))),
      },
    },
    async () => ({ status: true as const, data: await readCalendar(db) }),
  );

  app.get(
    '/users/getschedules/:userid',
    {
      preHandler: requireOwn('userid'),
      schema: {
        summary: 'The dates of own orders, the newest order first',
        params: UserIdParams,
        response: answers(dataAnswer(Type.Array(OrderSchedule))),
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
        body: ConfirmBody,
        response: answers(ConfirmAnswer),
      },
    },
    async ({ body, ip }) => {
      await limitCall(context, 'confirm-date', {
        address: networkOf(ip),
        network: widerNetworkOf(ip),
      });
      const { orderno, schedule } = await confirmByLink(db, body.token);
      const dates = choicesOf(schedule).map(({ trade, choice: { date, half } }) => ({
        ...{ trade, date, half },
      }));
      return { status: true as const, orderno, dates };
    },
  );
};
