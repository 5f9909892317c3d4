import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { readBookings } from './bookings.ts';
import { readAffectedBookings } from './read-affected-bookings.ts';
import {
  AffectedResponse,
  BookingsResponse,
  BookingsQuery,
  CurrentDay,
  CurrentService,
  DayBody,
  RulesBody,
  ServiceBody,
  SettingsResponse,
} from './schemas.ts';
import { defineSettingResponses, SettingSavedResponse } from './settings-version.ts';
import { readSettings, setDayException, setRules, setServiceBookingKind } from './settings.ts';
import { previewSetting, saveSetting } from './touched-bookings.ts';

const config = { permission: 'calendar' as const };

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
};
