import { OrderNoParams } from '../../http/fields.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { lockOrderByNumber } from '../../orders/records/order-version.ts';
import { readBookings } from './bookings.ts';
import { keepBooking, offerOtherDay, readAffectedBookings } from './decide-bookings.ts';
import { changeDate, confirmBookingsByStaff } from './change-date.ts';
import {
  AffectedResponse,
  BookingsResponse,
  BookingsQuery,
  ConfirmBody,
  CurrentDay,
  CurrentService,
  StaffDateBody,
  StaffDateRefusal,
  DayBody,
  DecisionBody,
  RulesBody,
  ServiceBody,
  SettingsResponse,
} from './schemas.ts';
import { defineSettingResponses, SettingSavedResponse } from './settings-version.ts';
import { readSettings, setDayException, setRules, setServiceBookingKind } from './settings.ts';
import { previewSetting, saveSetting } from './touched-bookings.ts';

const config = { permission: 'calendar' as const };
const success = { status: true as const };
const defineSuccessSchema = (summary: string) => ({
  summary,
  response: defineResponses(SuccessResponse),
});

export const staffCalendarRoutes: ApiRoutes = async (app, context) => {
  await app.register(settingsRoutes, context);
  await app.register(bookingRoutes, context);
};

const settingsRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/calendar',
    {
      config,
      schema: {
        summary: 'The settings of the calendar',
        response: defineResponses(SettingsResponse),
      },
    },
    () => readSettings(db),
  );

  app.post(
    '/staff/calendar/rules',
    {
      config,
      schema: {
        summary: 'Sets the rules of a booking kind',
        body: RulesBody,
        response: defineSettingResponses(RulesBody, SettingSavedResponse),
      },
    },
    ({ body, user }) => saveSetting(db, (tx) => setRules(tx, body, user)),
  );

  app.post(
    '/staff/calendar/rules/preview',
    {
      config,
      schema: {
        summary: 'The bookings that new rules of a booking kind would touch',
        body: RulesBody,
        response: defineSettingResponses(RulesBody, AffectedResponse),
      },
    },
    ({ body, user }) => previewSetting(db, (tx) => setRules(tx, body, user)),
  );

  app.post(
    '/staff/calendar/days',
    {
      config,
      schema: {
        summary: 'Sets an exception for a day',
        body: DayBody,
        response: defineSettingResponses(CurrentDay, SettingSavedResponse),
      },
    },
    ({ body, user }) => saveSetting(db, (tx) => setDayException(tx, body, user)),
  );

  app.post(
    '/staff/calendar/days/preview',
    {
      config,
      schema: {
        summary: 'The bookings that an exception for a day would touch',
        body: DayBody,
        response: defineSettingResponses(CurrentDay, AffectedResponse),
      },
    },
    ({ body, user }) => previewSetting(db, (tx) => setDayException(tx, body, user)),
  );

  app.post(
    '/staff/calendar/services',
    {
      config,
      schema: {
        summary: 'Sets how a service is scheduled',
        body: ServiceBody,
        response: defineSettingResponses(CurrentService, SettingSavedResponse),
      },
    },
    ({ body, user }) => saveSetting(db, (tx) => setServiceBookingKind(tx, body, user)),
  );
};

const bookingRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/bookings',
    {
      config,
      schema: {
        summary: 'The bookings by day, and the orders without a booking',
        querystring: BookingsQuery,
        response: defineResponses(BookingsResponse),
      },
    },
    ({ query }) => readBookings(db, query.from, query.days),
  );

  app.post(
    '/staff/bookings/:orderno/confirm',
    {
      config,
      schema: {
        ...defineSuccessSchema('Confirms the bookings of an order'),
        params: OrderNoParams,
        body: ConfirmBody,
      },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        confirmBookingsByStaff(
          tx,
          await lockOrderByNumber(tx, params.orderno),
          user,
          body?.accept === true,
        ),
      );
      return success;
    },
  );

  app.get(
    '/staff/bookings/affected',
    {
      config,
      schema: {
        summary: 'The bookings that the calendar no longer accepts, because its rules changed',
        response: defineResponses(AffectedResponse),
      },
    },
    () => readAffectedBookings(db),
  );

  const decisions = [
    ['keep', 'Keeps a booking that the calendar no longer accepts', keepBooking],
    ['offer', 'Asks the customer by email to choose another day', offerOtherDay],
  ] as const;
  for (const [name, summary, decide] of decisions) {
    app.post(
      `/staff/bookings/:orderno/${name}`,
      {
        config,
        schema: { ...defineSuccessSchema(summary), params: OrderNoParams, body: DecisionBody },
      },
      async ({ params, body, user }) => {
        await db.transaction(async (tx) =>
          decide(tx, await lockOrderByNumber(tx, params.orderno, body.version), body.trade, user),
        );
        return success;
      },
    );
  }

  app.post(
    '/staff/bookings/:orderno/date',
    {
      config,
      schema: {
        summary: 'Changes the date of an order and notifies the shopper by email',
        params: OrderNoParams,
        body: StaffDateBody,
        response: { ...defineResponses(SuccessResponse), 409: StaffDateRefusal },
      },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        changeDate(tx, await lockOrderByNumber(tx, params.orderno, body.version), body, user),
      );
      return success;
    },
  );
};
