import * as v from 'valibot';
import { declareCall } from '../../calls/call.ts';
import { day, id, integer, orEmpty, time, typedText } from '../../calls/wire.ts';
import { trade } from '../booking-fields.ts';
import { bookingKinds } from '../schedule.ts';
import { affectedBookings } from './bookings.ts';

/** Calls about the settings of the calendar. A change is previewed with the same request. */

const boundedInteger = (minimum: number, maximum: number) =>
  v.pipe(integer, v.metadata({ minimum, maximum }));

/** Number of bookings that a half day can take. */
const capacity = boundedInteger(0, 500);

const versionFields = {
  /**
   * Version of the setting that the page has loaded. Without a version, the change overwrites
   * changes by colleagues.
   */
  version: v.optional(v.pipe(v.string(), v.metadata({ maxLength: 32 }))),
};

/**
 * Rules of a booking kind. `horizondays` has a maximum, because the calendar's responses list all
 * open days up to that day.
 */
export const rulesSetting = v.object({
  trade,
  leaddays: boundedInteger(0, 60),
  horizondays: boundedInteger(1, 180),
  /** Monday is 1. */
  workingdays: v.pipe(v.array(boundedInteger(1, 7)), v.metadata({ maxItems: 7 })),
  morning: capacity,
  afternoon: capacity,
  ...versionFields,
});

export type CalendarRules = v.InferOutput<typeof rulesSetting>;

/** An exception for a day. A capacity of null is that of a usual day. */
export const daySetting = v.object({
  trade,
  day,
  closed: v.boolean(),
  morning: v.nullable(capacity),
  afternoon: v.nullable(capacity),
  note: v.string(),
  ...versionFields,
});

export type SpecialDay = v.InferOutput<typeof daySetting>;

/** How a service is scheduled: its booking kind, or 'none' if it needs no day. */
const serviceRequest = v.object({
  serviceid: id,
  scheduled: v.picklist([...bookingKinds, 'none']),
  ...versionFields,
});

export const serviceSetting = v.object({ ...serviceRequest.entries, name: v.string() });

export type ScheduledService = v.InferOutput<typeof serviceSetting>;

/**
 * Request for an exception. A request that neither closes the day nor sets a capacity deletes the
 * exception.
 */
const dayRequest = v.object({
  ...daySetting.entries,
  morning: v.optional(v.nullable(capacity)),
  afternoon: v.optional(v.nullable(capacity)),
  note: v.optional(typedText('line', 'Note', 100)),
});

/** Number of bookings about which staff have to decide because of the change. */
export const settingSaved = v.object({ affected: v.optional(integer, 0) });

/** The present setting, if a colleague has changed it since the page loaded it. */
const refusals = <Setting extends v.GenericSchema>(setting: Setting) => ({
  409: v.object({
    current: v.optional(setting),
    /** E-mail address of the colleague who changed the setting last, or ''. */
    by: v.optional(v.string()),
    at: v.optional(v.nullable(time)),
  }),
});

/** Body of a 409 after a colleague changed a setting. */
export const changedSetting = v.object({
  code: v.literal('changed_meanwhile'),
  current: v.unknown(),
  by: v.string(),
  at: orEmpty(time),
});

const access = 'calendar';

export const getSettings = declareCall({
  method: 'GET',
  path: 'staff/calendar',
  access,
  summary: 'The settings of the calendar',
  response: v.object({
    trades: v.array(rulesSetting),
    services: v.array(serviceSetting),
    /** Special days from today on. */
    days: v.array(daySetting),
  }),
});

export const setRules = declareCall({
  method: 'POST',
  path: 'staff/calendar/rules',
  access,
  summary: 'Sets the rules of a booking kind',
  body: rulesSetting,
  response: settingSaved,
  refusals: refusals(rulesSetting),
});

export const previewRules = declareCall({
  ...setRules,
  path: 'staff/calendar/rules/preview',
  summary: 'The bookings that new rules of a booking kind would touch',
  response: affectedBookings,
});

export const setDay = declareCall({
  method: 'POST',
  path: 'staff/calendar/days',
  access,
  summary: 'Sets an exception for a day',
  body: dayRequest,
  response: settingSaved,
  refusals: refusals(daySetting),
});

export const previewDay = declareCall({
  ...setDay,
  path: 'staff/calendar/days/preview',
  summary: 'The bookings that an exception for a day would touch',
  response: affectedBookings,
});

export const setService = declareCall({
  method: 'POST',
  path: 'staff/calendar/services',
  access,
  summary: 'Sets how a service is scheduled',
  body: serviceRequest,
  response: settingSaved,
  refusals: refusals(serviceSetting),
});
