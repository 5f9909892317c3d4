import { bookingKinds, chosenDayFields, moveAddressSchema } from 'contract/calendar/schedule';
import type { ScheduleRequest } from 'contract/calendar/requests';
import { id, text } from 'contract/values/readers';
import type { RootState } from 'shared/core';
import * as v from 'shared/schema';
import { keepText, keptText, useKeptText } from './kept-schedule';

const VERSION = 1;

const dates = {
  ...chosenDayFields,
  /** Ids of the services with this day. The day is ignored if the basket has none of them. */
  services: v.fallback(v.array(id), []),
};

/** Parses each booking kind on its own, so that an unreadable one does not affect others. */
const scheduleSchema = v.object({
  move: v.fallback(
    v.optional(v.object({ ...dates, from: moveAddressSchema, to: moveAddressSchema, note: text })),
    undefined,
  ),
  visit: v.fallback(v.optional(v.object(dates)), undefined),
});

const storedSchema = v.object({ version: v.number(), content: scheduleSchema });

export type StoredSchedule = v.InferOutput<typeof scheduleSchema>;
export type MoveChoice = NonNullable<StoredSchedule['move']>;
export type DayChoice = NonNullable<StoredSchedule['visit']>;

const nothing: StoredSchedule = {};
let known: { text: string | null; schedule: StoredSchedule } = { text: null, schedule: nothing };

/** Returns the saved schedule. Parses it only after a change. */
export const useStoredSchedule = (): StoredSchedule => readOnce(useKeptText());

export const keepSchedule = (content: StoredSchedule): void =>
  keepText(JSON.stringify({ version: VERSION, content }));

/** Returns the days for an order of this basket, by booking kind, or undefined without any. */
export function sentSchedule({ cart, services }: Pick<RootState, 'cart' | 'services'>) {
  const kept = readOnce(keptText());
  const ids = cart.map((line) => line.serviceid ?? services?.id);
  const sent = bookingKinds.flatMap((trade) => {
    const choice = kept[trade];
    if (!choice?.date || !choice.services.some((one) => ids.includes(one))) return [];
    const { services: _, second, ...rest } = choice;
    return [[trade, { ...rest, ...(second && { second }) }] as const];
  });
  return sent.length > 0 ? (Object.fromEntries(sent) as ScheduleRequest) : undefined;
}

function readOnce(text: string | null): StoredSchedule {
  if (text !== known.text) known = { text, schedule: read(text) };
  return known.schedule;
}

function read(text: string | null): StoredSchedule {
  if (text === null) return nothing;
  try {
    const found = v.safeParse(storedSchema, JSON.parse(text));
    return found.success ? found.output.content : nothing;
  } catch (cause) {
    console.warn('The saved days are malformed and were ignored.', cause);
    return nothing;
  }
}
