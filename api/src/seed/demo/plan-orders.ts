import { addDays, getWeekday } from '../../schedule/london-day.ts';
import { type DemoKind, demoBaskets, demoNotes } from './baskets.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoEvent, DemoOrder } from './demo-order.ts';
import { demoPeople } from './people.ts';
import { planWork } from './plan-events.ts';
import { SeededRandom } from './random.ts';

const DEMO_ORDERS = 60;

/** Days of work before and after today. */
const PAST_DAYS = 35;
const FUTURE_DAYS = 21;

const kinds: readonly DemoKind[] = [
  ...(['move', 'dress', 'goods', 'dress', 'move', 'occasion'] as const),
  ...(['move', 'goods', 'dress', 'curtains'] as const),
];

/** Orders that ended in another way than by their work, by their position. */
const endings: Record<number, 'cancelByShopper' | 'cancelByStaff' | 'failPayment' | 'unpaid'> = {
  ...{ 7: 'cancelByShopper', 31: 'cancelByShopper' },
  ...{ 22: 'cancelByStaff', 44: 'cancelByStaff' },
  ...{ 36: 'failPayment', 52: 'failPayment' },
  ...{ 57: 'unpaid', 59: 'unpaid' },
};

/** Orders with a booking that the shopper has not confirmed yet. */
const unconfirmedPositions = new Set([46, 50, 54]);

/** Orders whose garments will not be back a week before the event. */
const lateEventPositions = new Set([25, 33, 38, 48]);

/**
 * Garments that are ready and wait for their delivery, by the position of their orders. They are due
 * this many days after today.
 */
const dueOffsets: Record<number, number> = { 3: 2, 15: 5 };

const SEED = 31;

/** Returns the orders of the demo data, by the time of placing. */
export function planDemoOrders(clock: DemoClock): DemoOrder[] {
  const random = new SeededRandom(SEED);
  return Array.from({ length: DEMO_ORDERS }, (_, index) =>
    planOrder(clock, random, index),
  ).toSorted((first, second) => first.placedAt.getTime() - second.placedAt.getTime());
}

function planOrder(clock: DemoClock, random: SeededRandom, index: number): DemoOrder {
  const kind = kinds[index % kinds.length] ?? 'goods';
  const ending = endings[index];
  const isUnconfirmed = unconfirmedPositions.has(index);
  const workOffset = skipSunday(clock, spreadWork(index / (DEMO_ORDERS - 1)));
  const isRecent = isUnconfirmed || ending === 'unpaid';
  const placedOffset = Math.min(workOffset - 4 - random.below(10), -random.below(9));
  const placedAt =
    isRecent || placedOffset === 0
      ? clock.minutesAgo(20 + 13 * (DEMO_ORDERS - index))
      : clock.timeAt(placedOffset, 8 + random.below(12), random.below(60));
  const needsCard = ending !== undefined && ending !== 'cancelByShopper';
  const isPaidByCard = !isUnconfirmed && (needsCard || random.below(5) < 3);
  const dueOffset = dueOffsets[index];
  const method = isPaidByCard || dueOffset !== undefined ? 'online' : 'offline';
  const half = random.below(3) < 2 ? 'morning' : 'afternoon';
  const trade = kind === 'move' ? 'move' : 'visit';
  const paid: DemoEvent[] =
    method === 'online' && ending !== 'failPayment' && ending !== 'unpaid'
      ? [{ what: 'pay', at: new Date(placedAt.getTime() + 4 * 60_000) }]
      : [];
  const person = random.below(demoPeople.length);
  const basket = random.pick(demoBaskets[kind]);
  const work = planWork(clock, { kind, basket, method }, workOffset, placedAt);
  return {
    ...{ kind, method, placedAt, isUnconfirmed, person, basket },
    slot: kind === 'goods' ? null : { trade, day: clock.dayAt(workOffset), half },
    eventDate: kind === 'dress' || kind === 'occasion' ? planEvent(clock, index, workOffset) : null,
    note: random.below(3) === 0 ? random.pick(demoNotes) : '',
    events:
      ending === undefined
        ? [...paid, ...(dueOffset === undefined ? work : work.filter(isBeforeDelivery))]
        : [...paid, ...planEnding(placedAt, ending)],
  };
}

const DAYS_FROM_DUE_TO_EVENT = 7;

/** Share of the orders whose day of work is before today. */
const PAST_SHARE = 0.6;

/** Returns the day of work, relative to today, of a share of all orders. Most are near today. */
function spreadWork(share: number): number {
  const isPast = share < PAST_SHARE;
  const distance = isPast
    ? (PAST_SHARE - share) / PAST_SHARE
    : (share - PAST_SHARE) / (1 - PAST_SHARE);
  return Math.round(distance ** 1.8 * (isPast ? -PAST_DAYS : FUTURE_DAYS));
}

const SUNDAY = 7;

const skipSunday = (clock: DemoClock, offset: number): number =>
  getWeekday(clock.dayAt(offset)) === SUNDAY ? offset + 1 : offset;

const isBeforeDelivery = (event: DemoEvent): boolean =>
  event.what === 'step' && (event.step === 'in_care' || event.step === 'ready');

/** Returns the event date of an order: in good time, or too soon for the positions of `lateEventPositions`. */
function planEvent(clock: DemoClock, index: number, workOffset: number): string | null {
  const dueOffset = dueOffsets[index];
  if (dueOffset !== undefined) return clock.dayAt(dueOffset + DAYS_FROM_DUE_TO_EVENT);
  if (index % 5 === 4 && !lateEventPositions.has(index)) return null;
  const days = lateEventPositions.has(index) ? 20 : 36 + 4 * (index % 20);
  return addDays(
    clock.dayAt(Math.max(workOffset, lateEventPositions.has(index) ? -9 : workOffset)),
    days,
  );
}

function planEnding(placedAt: Date, ending: (typeof endings)[number]): DemoEvent[] {
  if (ending === 'unpaid') return [];
  const minutes = ending === 'failPayment' ? 9 : 26 * 60;
  return [{ what: ending, at: new Date(placedAt.getTime() + minutes * 60_000) }];
}
