import * as v from 'valibot';
import { flag, text, integer } from '../values/readers.ts';

/** Null means the capacity of a normal day. */
const own = v.fallback(v.nullable(v.number()), null);

const rulesSchema = v.object({
  trade: text,
  leaddays: integer,
  horizondays: integer,
  workingdays: v.array(integer),
  morning: integer,
  afternoon: integer,
});

/** `trade` is a booking kind, and `scheduled` that of a service. */
export const calendarSettingsSchema = v.object({
  trades: v.array(rulesSchema),
  services: v.array(v.object({ serviceid: integer, name: text, scheduled: text })),
  days: v.array(
    v.object({ trade: text, day: text, closed: flag, note: text, morning: own, afternoon: own }),
  ),
});

export type Rules = v.InferOutput<typeof rulesSchema>;
export type CalendarSettings = v.InferOutput<typeof calendarSettingsSchema>;
export type SpecialDay = CalendarSettings['days'][number];
