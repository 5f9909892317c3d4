import * as v from 'valibot';
import { flag, text, integer } from '../values/readers.ts';

/** Version of a setting. A change sends the version that the page has loaded. */
const version = v.optional(v.string());

/** Capacity of a day. Null means the capacity of a normal day. */
const nullableCapacity = v.fallback(v.nullable(v.number()), null);

export const rulesSchema = v.object({
  trade: text,
  leaddays: integer,
  horizondays: integer,
  workingdays: v.array(integer),
  morning: integer,
  afternoon: integer,
  version,
});

export const scheduledServiceSchema = v.object({
  serviceid: integer,
  name: text,
  scheduled: text,
  version,
});

export const specialDaySchema = v.object({
  trade: text,
  day: text,
  closed: flag,
  note: text,
  version,
  morning: nullableCapacity,
  afternoon: nullableCapacity,
});

/**
 * All settings of the calendar. `trade` is a booking kind. `scheduled` is the booking kind of a
 * service, or 'none'.
 */
export const calendarSettingsSchema = v.object({
  trades: v.array(rulesSchema),
  services: v.array(scheduledServiceSchema),
  days: v.array(specialDaySchema),
});

export type CalendarRules = v.InferOutput<typeof rulesSchema>;
export type CalendarSettings = v.InferOutput<typeof calendarSettingsSchema>;
export type SpecialDay = CalendarSettings['days'][number];
export type ScheduledService = CalendarSettings['services'][number];

/** Body of a 409 after a colleague changed the setting. `current` is the saved setting. */
export const changedSettingSchema = v.object({
  code: v.literal('changed_meanwhile'),
  current: v.unknown(),
  by: text,
  at: text,
});
