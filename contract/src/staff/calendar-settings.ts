import * as v from 'valibot';
import { flag, text, integer } from '../values/readers.ts';

/** Null means the capacity of a normal day. */
const nullableCapacity = v.fallback(v.nullable(v.number()), null);

const rulesSchema = v.object({
  trade: text,
  leaddays: integer,
  horizondays: integer,
  workingdays: v.array(integer),
  morning: integer,
  afternoon: integer,
});

/** `trade` is a booking kind. `scheduled` is the booking kind of a service, or 'none'. */
export const calendarSettingsSchema = v.object({
  trades: v.array(rulesSchema),
  services: v.array(v.object({ serviceid: integer, name: text, scheduled: text })),
  days: v.array(
    v.object({
      trade: text,
      day: text,
      closed: flag,
      note: text,
      morning: nullableCapacity,
      afternoon: nullableCapacity,
    }),
  ),
});

export type CalendarRules = v.InferOutput<typeof rulesSchema>;
export type CalendarSettings = v.InferOutput<typeof calendarSettingsSchema>;
export type SpecialDay = CalendarSettings['days'][number];
