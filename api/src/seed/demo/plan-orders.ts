import { addDays, getWeekday } from '../../schedule/london-day.ts';
import { type DemoKind, demoBaskets, demoNotes } from './baskets.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoEvent, DemoOrder } from './demo-order.ts';
import { demoPeople } from './people.ts';
import { planWork } from './plan-events.ts';
import { SeededRandom } from './random.ts';

const DEMO_ORDER_COUNT = 60;

/** Range of the days of work, in days before and after today. */
const PAST_DAYS = 35;
const FUTURE_DAYS = 21;

const kinds: readonly DemoKind[] = [
  ...(['move', 'dress', 'goods', 'dress', 'move', 'occasion'] as const),
  ...(['move', 'goods', 'dress', 'curtains'] as const),
];

/** Endings of the orders that are cancelled or not paid, by the order's index. */
const endings: Record<number, 'cancelByShopper' | 'cancelByStaff' | 'failPayment' | 'unpaid'> = {
  7: 'cancelByShopper',
  31: 'cancelByShopper',
  22: 'cancelByStaff',
  44: 'cancelByStaff',
  36: 'failPayment',
  52: 'failPayment',
  57: 'unpaid',
  59: 'unpaid',
};

/** Indexes of the orders with a booking that the shopper has not confirmed yet. */
const unconfirmedOrders = new Set([46, 50, 54]);

/** Indexes of the orders whose garments will be late for the event. */
const ordersWithEarlyEvent = new Set([25, 33, 38, 48]);

/** For garments that are ready, days from today to their delivery, by the order's index. */
const deliveryOffsets: Record<number, number> = { 3: 2, 15: 5 };

const SEED = 31;

/** Returns the orders of the demo data, sorted by their creation time. */
export function planDemoOrders(clock: DemoClock): DemoOrder[] {
  const random = new SeededRandom(SEED);
  return Array.from({ length: DEMO_ORDER_COUNT }, (_, index) =>
    planOrder(clock, random, index),
  ).toSorted((first, second) => first.placedAt.getTime() - second.placedAt.getTime());
}

function planOrder(clock: DemoClock, random: SeededRandom, index: number): DemoOrder {
  const kind = kinds[index % kinds.length] ?? 'goods';
  const ending = endings[index];
  const isUnconfirmed = unconfirmedOrders.has(index);
  const workOffset = skipSunday(clock, chooseWorkOffset(index / (DEMO_ORDER_COUNT - 1)));
  const isRecent = isUnconfirmed || ending === 'unpaid';
  const placedOffset = Math.min(workOffset - 4 - random.nextInteger(10), -random.nextInteger(9));
  const placedAt =
    isRecent || placedOffset === 0
      ? clock.minutesAgo(20 + 13 * (DEMO_ORDER_COUNT - index))
      : clock.timeAt(placedOffset, 8 + random.nextInteger(12), random.nextInteger(60));
  const needsCard = ending !== undefined && ending !== 'cancelByShopper';
  const isPaidByCard = !isUnconfirmed && (needsCard || random.nextInteger(5) < 3);
  const deliveryOffset = deliveryOffsets[index];
  const method = isPaidByCard || deliveryOffset !== undefined ? 'online' : 'offline';
  const half = random.nextInteger(3) < 2 ? 'morning' : 'afternoon';
  const trade = kind === 'move' ? 'move' : 'visit';
  const paidAt = new Date(placedAt.getTime() + 4 * 60_000);
  const paymentEvents: DemoEvent[] =
    method === 'online' && ending !== 'failPayment' && ending !== 'unpaid'
      ? [{ type: 'pay', at: paidAt }]
      : [];
  const isPartPaid = method === 'offline' && kind === 'move' && !isUnconfirmed && workOffset > 4;
  if (isPartPaid) paymentEvents.push({ type: 'payPart', share: 0.25, at: paidAt });
  const person = random.nextInteger(demoPeople.length);
  const basket = random.pick(demoBaskets[kind]);
  const workEvents = planWork(clock, { kind, basket, method }, workOffset, placedAt);
  return {
    kind,
    method,
    placedAt,
    isUnconfirmed,
    person,
    basket,
    slot: kind === 'goods' ? null : { trade, day: clock.dayAt(workOffset), half },
    eventDate:
      kind === 'dress' || kind === 'occasion' ? planEventDate(clock, index, workOffset) : null,
    note: random.nextInteger(3) === 0 ? random.pick(demoNotes) : '',
    events:
      ending === undefined
        ? [
            ...paymentEvents,
            ...(deliveryOffset === undefined ? workEvents : workEvents.filter(isBeforeDelivery)),
          ]
        : [...paymentEvents, ...planEnding(placedAt, ending)],
  };
}

/** Days from the delivery of an order in `deliveryOffsets` to its event. */
const DAYS_TO_EVENT = 7;

/** Share of the orders whose day of work is before today. */
const PAST_SHARE = 0.6;

/**
 * Returns the days from today to an order's work. `share` grows from 0 for the first order to 1 for
 * the last. Most days are close to today.
 */
function chooseWorkOffset(share: number): number {
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
  event.type === 'step' && (event.step === 'in_care' || event.step === 'ready');

/**
 * Returns the event date of an order, or null. For `ordersWithEarlyEvent`, the event is before the
 * garments are back. For other orders, the event is after the garments are back.
 */
function planEventDate(clock: DemoClock, index: number, workOffset: number): string | null {
  const deliveryOffset = deliveryOffsets[index];
  if (deliveryOffset !== undefined) return clock.dayAt(deliveryOffset + DAYS_TO_EVENT);
  if (index % 5 === 4 && !ordersWithEarlyEvent.has(index)) return null;
  const days = ordersWithEarlyEvent.has(index) ? 20 : 36 + 4 * (index % 20);
  return addDays(
    clock.dayAt(Math.max(workOffset, ordersWithEarlyEvent.has(index) ? -9 : workOffset)),
    days,
  );
}

function planEnding(placedAt: Date, ending: (typeof endings)[number]): DemoEvent[] {
  if (ending === 'unpaid') return [];
  const minutes = ending === 'failPayment' ? 9 : 26 * 60;
  return [{ type: ending, at: new Date(placedAt.getTime() + minutes * 60_000) }];
}
