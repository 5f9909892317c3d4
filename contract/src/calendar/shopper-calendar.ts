import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { day, id, userIdParams } from '../calls/wire.ts';
import {
  bookedPlaces,
  dayTitles,
  half,
  openDays,
  storedSchedule,
  trade,
} from './booking-fields.ts';

/**
 * Calls of shoppers about the calendar. Their pages read the responses with the smaller schemas in
 * this folder.
 */

/** The booking kinds with their services and open days. */
const calendar = dataResponse(v.array(v.object({ trade, services: v.array(id), days: openDays })));

export const getCalendar = declareCall({
  method: 'GET',
  path: 'users/getcalendar',
  access: 'session',
  kind: 'order',
  summary: 'The open days of each booking kind, with the free capacity',
  query: v.object({
    /** Whether a morning is open only if the work of the saved basket can be done in it. */
    basket: v.optional(v.boolean(), false),
  }),
  response: calendar,
});

export const getCalendarByLink = declareCall({
  method: 'POST',
  path: 'users/calendarbylink',
  access: 'everybody',
  summary: "The days that can be chosen, for whoever holds the link of an order's mail",
  body: v.object({ token: v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 200 })) }),
  response: calendar,
});

export const getSchedules = declareCall({
  method: 'GET',
  path: 'users/getschedules/{userid}',
  access: 'session',
  summary: 'The dates of own orders, the newest order first',
  params: userIdParams,
  response: dataResponse(
    v.array(
      v.object({
        orderno: v.string(),
        schedule: storedSchedule,
        daytitles: dayTitles,
        places: bookedPlaces,
      }),
    ),
  ),
});

export const confirmDate = declareCall({
  method: 'POST',
  path: 'users/confirmdate',
  access: 'everybody',
  summary: "Confirms the dates of an unpaid order by its mail's link",
  body: v.object({ token: v.pipe(v.string(), v.metadata({ minLength: 20, maxLength: 100 })) }),
  response: v.object({
    orderno: v.string(),
    dates: v.array(v.object({ trade, date: day, half })),
  }),
});
