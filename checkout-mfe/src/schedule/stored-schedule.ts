import { bookingKinds, chosenDayFields, moveAddressSchema } from 'contract/calendar/schedule';
import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import { id, text } from 'contract/values/readers';
import type { RootState } from 'shared/store';
import * as v from 'shared/schema';
import { saveScheduleText, readScheduleText, useScheduleText } from './schedule-text';

const SCHEMA_VERSION = 1;

const dayChoiceEntries = {
  ...chosenDayFields,
  /**
   * Services for which the day was chosen. If none of these services is in the basket, the day is
   * ignored.
   */
  services: v.fallback(v.array(id), []),
};

/**
 * Each kind of booking has a fallback, so that one unreadable entry does not discard the entries of
 * other kinds.
 */
const scheduleSchema = v.object({
  move: v.fallback(
    v.optional(
      v.object({ ...dayChoiceEntries, from: moveAddressSchema, to: moveAddressSchema, note: text }),
    ),
    undefined,
  ),
  visit: v.fallback(v.optional(v.object(dayChoiceEntries)), undefined),
});

const storedSchema = v.object({ version: v.number(), content: scheduleSchema });

export type StoredSchedule = v.InferOutput<typeof scheduleSchema>;
export type MoveChoice = NonNullable<StoredSchedule['move']>;
export type DayChoice = NonNullable<StoredSchedule['visit']>;

const emptySchedule: StoredSchedule = {};
let cachedSchedule: { text: string | null; schedule: StoredSchedule } = {
  text: null,
  schedule: emptySchedule,
};

/** Returns the saved days. Parses the JSON only if it has changed. */
export const useStoredSchedule = (): StoredSchedule => parseScheduleOnce(useScheduleText());

export const saveSchedule = (content: StoredSchedule): void =>
  saveScheduleText(JSON.stringify({ version: SCHEMA_VERSION, content }));

/** Returns the days for an order, or undefined if no chosen day applies to this basket. */
export function buildOrderSchedule({ cart, services }: Pick<RootState, 'cart' | 'services'>) {
  const savedSchedule = parseScheduleOnce(readScheduleText());
  const serviceIds = cart.map((line) => line.serviceid ?? services?.id);
  const entries = bookingKinds.flatMap((bookingKind) => {
    const choice = savedSchedule[bookingKind];
    if (!choice?.date || !choice.services.some((serviceId) => serviceIds.includes(serviceId)))
      return [];
    const { services: _, second, ...rest } = choice;
    return [[bookingKind, { ...rest, ...(second && { second }) }] as const];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as ScheduleRequest) : undefined;
}

function parseScheduleOnce(text: string | null): StoredSchedule {
  if (text !== cachedSchedule.text) cachedSchedule = { text, schedule: parseSchedule(text) };
  return cachedSchedule.schedule;
}

function parseSchedule(text: string | null): StoredSchedule {
  if (text === null) return emptySchedule;
  try {
    const result = v.safeParse(storedSchema, JSON.parse(text));
    return result.success ? result.output.content : emptySchedule;
  } catch (cause) {
    console.warn('The saved days are malformed and were ignored.', cause);
    return emptySchedule;
  }
}
