import * as calls from 'contract/calendar/shopper-calendar';
import { eq } from 'drizzle-orm';
import { getNetwork, getWiderNetwork } from 'server/network';
import { requireOwnId } from '../people/sessions/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveCall } from '../http/serve-call.ts';
import { orders } from '../orders/records/tables.ts';
import { limitCall } from '../rate-limit/limit-calls.ts';
import { listChoices } from '../schedule/schedule.ts';
import { confirmByLink } from './confirm-link.ts';
import { readCalendar } from './bookings/open-days.ts';
import { readSchedules } from './read-schedules.ts';
import { staffCalendarRoutes } from './staff/routes.ts';

export const calendarRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(staffCalendarRoutes, context);

  serveCall(app, calls.getCalendar, async ({ query, user }) => ({
    data: await readCalendar(db, query.basket ? user.id : undefined),
  }));

  serveCall(
    app,
    calls.getSchedules,
    async ({ params }) => ({ data: await readSchedules(db, eq(orders.userid, params.userid)) }),
    { preHandler: requireOwnId('userid') },
  );

  serveCall(app, calls.confirmDate, async ({ body, ip }) => {
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
    return { orderno, dates };
  });
};
