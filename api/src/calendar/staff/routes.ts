import * as bookingCalls from 'contract/calendar/staff/bookings';
import * as settingCalls from 'contract/calendar/staff/settings';
import { getDayPlan, listUnconfirmed } from 'contract/staff/today';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { readBookings } from './bookings.ts';
import { listUnconfirmedBookings } from './list-unconfirmed.ts';
import { readAffectedBookings, previewSetting, saveSetting } from './read-affected-bookings.ts';
import { readDayPlan } from './read-day-plan.ts';
import { readSettings, setDayException, setRules, setServiceBookingKind } from './settings.ts';

export const staffCalendarRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, settingCalls.getSettings, () => readSettings(db));
  serveCall(app, settingCalls.setRules, ({ body, user }) =>
    saveSetting(db, (tx) => setRules(tx, body, user)),
  );
  serveCall(app, settingCalls.previewRules, ({ body, user }) =>
    previewSetting(db, (tx) => setRules(tx, body, user)),
  );
  serveCall(app, settingCalls.setDay, ({ body, user }) =>
    saveSetting(db, (tx) => setDayException(tx, body, user)),
  );
  serveCall(app, settingCalls.previewDay, ({ body, user }) =>
    previewSetting(db, (tx) => setDayException(tx, body, user)),
  );
  serveCall(app, settingCalls.setService, ({ body, user }) =>
    saveSetting(db, (tx) => setServiceBookingKind(tx, body, user)),
  );
  serveCall(app, bookingCalls.listBookings, ({ query }) =>
    readBookings(db, query.from, query.days),
  );
  serveCall(app, bookingCalls.listAffectedBookings, () => readAffectedBookings(db));
  serveCall(app, listUnconfirmed, () => listUnconfirmedBookings(db));
  serveCall(app, getDayPlan, ({ params }) => readDayPlan(db, params.day));
};
