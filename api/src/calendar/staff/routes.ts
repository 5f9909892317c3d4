import { requireRole } from '../../auth/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { answers, DoneAnswer } from '../../http/answers.ts';
import { DayFullAnswer } from '../schemas.ts';
import { readBookings } from './bookings.ts';
import { changeDate, confirmByStaff } from './change-date.ts';
import {
  BookingsAnswer,
  BookingsQuery,
  DateBody,
  DayBody,
  OrderNoParams,
  RulesBody,
  ServiceBody,
  SettingsAnswer,
} from './schemas.ts';
import { readSettings, setDay, setRules, setService } from './settings.ts';

const preHandler = requireRole('staff');
const done = { status: true as const };
const setting = (summary: string) => ({ summary, response: answers(DoneAnswer) });

/** Calendar routes for staff: settings and bookings. */
export const staffCalendarRoutes: ApiRoutes = async (app, context) => {
  await app.register(settingsRoutes, context);
  await app.register(bookingRoutes, context);
};

const settingsRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/calendar',
    {
      preHandler,
      schema: { summary: 'The settings of the calendar', response: answers(SettingsAnswer) },
    },
    () => readSettings(db),
  );

  app.post(
    '/staff/calendar/rules',
    { preHandler, schema: { ...setting('Sets the rules of a booking kind'), body: RulesBody } },
    async ({ body }) => {
      await setRules(db, body);
      return done;
    },
  );

  app.post(
    '/staff/calendar/days',
    { preHandler, schema: { ...setting('Sets an exception for a day'), body: DayBody } },
    async ({ body }) => {
      await setDay(db, body);
      return done;
    },
  );

  app.post(
    '/staff/calendar/services',
    { preHandler, schema: { ...setting('Sets how a service is scheduled'), body: ServiceBody } },
    async ({ body }) => {
      await setService(db, body);
      return done;
    },
  );
};

const bookingRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/bookings',
    {
      preHandler,
      schema: {
        summary: 'The bookings by day, and the orders without a booking',
        querystring: BookingsQuery,
        response: answers(BookingsAnswer),
      },
    },
    ({ query }) => readBookings(db, query.from, query.days),
  );

  app.post(
    '/staff/bookings/:orderno/confirm',
    {
      preHandler,
      schema: { ...setting('Confirms the bookings of an order'), params: OrderNoParams },
    },
    async ({ params, user }) => {
      await confirmByStaff(db, params.orderno, user);
      return done;
    },
  );

  app.post(
    '/staff/bookings/:orderno/date',
    {
      preHandler,
      schema: {
        summary: 'Changes the date of an order and notifies the shopper by email',
        params: OrderNoParams,
        body: DateBody,
        response: { ...answers(DoneAnswer), 409: DayFullAnswer },
      },
    },
    async ({ params, body, user }) => {
      await changeDate(db, params.orderno, body, user);
      return done;
    },
  );
};
