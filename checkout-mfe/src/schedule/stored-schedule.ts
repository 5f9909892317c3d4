import type { RootState } from 'shared/core';
import { flag, id, text } from 'shared/data';
import * as v from 'shared/schema';
import { keepText, keptText, useKeptText } from './kept-schedule';

const VERSION = 1;

export const trades = ['move', 'visit'] as const;
export type Trade = (typeof trades)[number];

const oneOf = (words: string, otherwise: string) =>
  v.fallback(v.pipe(v.string(), v.regex(new RegExp(`^(${words})$`))), otherwise);

const day = oneOf('\\d{4}-\\d\\d-\\d\\d', '');

const dates = {
  /** 'YYYY-MM-DD' in London, or '' if undecided. */
  date: day,
  half: oneOf('morning|afternoon', 'morning'),
  second: day,
  /** Ids of the services with this day. The day is ignored if the basket has none of them. */
  services: v.fallback(v.array(id), []),
};

const addressSchema = v.object({
  address: text,
  postcode: text,
  floor: v.fallback(v.number(), 0),
  lift: flag,
  parking: oneOf('outside|nearby|permit|unknown', 'unknown'),
});

/** Parses each booking kind on its own, so that an unreadable one does not affect others. */
const scheduleSchema = v.object({
  move: v.fallback(
    v.optional(v.object({ ...dates, from: addressSchema, to: addressSchema, note: text })),
    undefined,
  ),
  visit: v.fallback(v.optional(v.object(dates)), undefined),
});

const storedSchema = v.object({ version: v.number(), content: scheduleSchema });

export type StoredSchedule = v.InferOutput<typeof scheduleSchema>;
export type MoveChoice = NonNullable<StoredSchedule['move']>;
export type DayChoice = NonNullable<StoredSchedule['visit']>;
export type MoveAddress = v.InferOutput<typeof addressSchema>;

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
  const sent = trades.flatMap((trade) => {
    const choice = kept[trade];
    if (!choice?.date || !choice.services.some((one) => ids.includes(one))) return [];
    const { services: _, second, ...rest } = choice;
    return [[trade, { ...rest, ...(second && { second }) }] as const];
  });
  return sent.length > 0 ? (Object.fromEntries(sent) as SentSchedule) : undefined;
}

export type SentSchedule = Partial<Record<Trade, { date: string; half: string; second?: string }>>;

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
