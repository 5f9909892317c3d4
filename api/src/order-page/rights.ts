import type { Step } from 'contract/order-steps';
import type { Trade } from 'contract/trade';
import type { OrderState } from '../orders/states.ts';
import { addDays, londonDay } from '../schedule/london-day.ts';
import { choicesOf, type Schedule, type Trade as DatedTrade } from '../schedule/schedule.ts';

/**
 * Days after the contract in which a service can be cancelled without a reason (terms, section 7).
 */
const WITHDRAWAL_DAYS = 14;

/** Largest number of day changes of an order, so that bookings are not moved constantly. */
export const MOST_DATE_CHANGES = 3;

/**
 * When each kind of order can be cancelled on its page. Days are London days and end at midnight.
 * These rules never limit the legal right (terms, section 7): the firm also accepts a notice in
 * another form.
 * - `withdrawal`: days after the order. It is null for goods, whose 14 days begin on receipt, and
 *   returns are not handled on a page.
 * - `dated`: the booking kind. A booked service can be cancelled until the day before, within the
 *   14 days. After them it can be cancelled while the calendar's lead time still permits that day.
 *   The law does not require this.
 */
const rules: Record<Trade, { withdrawal: number | null; dated: DatedTrade | null }> = {
  goods: { withdrawal: null, dated: null },
  care: { withdrawal: WITHDRAWAL_DAYS, dated: 'visit' },
  move: { withdrawal: WITHDRAWAL_DAYS, dated: 'move' },
};

/** The data that an order's rights depend on. */
export interface Standing {
  state: OrderState;
  createdAt: Date;
  schedule: Schedule | null;
  dateChanges: number;
  /**
   * Kinds of the order's parts with their progress. A part has begun when it has left 'received'.
   */
  parts: readonly { trade: Trade; step: Step }[];
  /** Lead time of the calendar in days, by booking kind. */
  leadDays: Record<DatedTrade, number>;
}

/** Reasons: the order has ended, work has begun, the last day is over, or too many changes. */
export type Refusal = 'over' | 'begun' | 'late' | 'often';

/** A right that lasts until the end of `lastDay`. Null means until the work begins. */
export interface Right {
  refusal: Refusal | null;
  lastDay: string | null;
}

/** Returns whether the shopper can cancel the complete order now. */
export function cancelRight(order: Standing, now: Date): Right {
  const lastDays = order.parts.flatMap(({ trade }) => lastToCancel(order, trade) ?? []);
  const lastDay = lastDays.toSorted()[0] ?? null;
  if (!cancellable.has(order.state)) return { refusal: 'over', lastDay };
  if (order.parts.some(hasBegun)) return { refusal: 'begun', lastDay };
  return { refusal: isOver(lastDay, now) ? 'late' : null, lastDay };
}

/** Returns whether the shopper can change each day of the order now. */
export function dayRights(order: Standing, now: Date): (Right & { trade: DatedTrade })[] {
  return choicesOf(order.schedule).map(({ trade, choice }) => {
    const lastDay = lastToChoose(order, trade, choice.date);
    return { trade, lastDay, refusal: dayRefusal(order, trade, lastDay, now) };
  });
}

function dayRefusal(
  order: Standing,
  trade: DatedTrade,
  lastDay: string,
  now: Date,
): Refusal | null {
  if (!movable.has(order.state)) return 'over';
  const parts = order.parts.filter((part) => rules[part.trade].dated === trade);
  if (parts.some(hasBegun)) return 'begun';
  if (isOver(lastDay, now)) return 'late';
  return order.dateChanges >= MOST_DATE_CHANGES ? 'often' : null;
}

function lastToCancel(order: Standing, trade: Trade): string | null {
  const { withdrawal, dated } = rules[trade];
  if (withdrawal === null) return null;
  const byLaw = addDays(londonDay(order.createdAt), withdrawal);
  const day = dated && order.schedule?.[dated]?.date;
  if (!dated || !day) return byLaw;
  const dayBefore = addDays(day, -1);
  if (byLaw >= dayBefore) return dayBefore;
  const bySale = lastToChoose(order, dated, day);
  return bySale > byLaw ? bySale : byLaw;
}

/** Returns the last day on which this day could be chosen. It is never the day itself. */
const lastToChoose = ({ leadDays }: Standing, trade: DatedTrade, day: string) =>
  addDays(day, -Math.max(1, leadDays[trade]));

const cancellable: ReadonlySet<OrderState> = new Set([
  'awaiting_payment',
  'payment_failed',
  'awaiting_collection',
  'paid',
]);

/** States in which the day can be changed. An order that may never be paid keeps its day. */
const movable: ReadonlySet<OrderState> = new Set(['awaiting_collection', 'paid']);

const hasBegun = ({ step }: { step: Step }) => step !== 'received';

const isOver = (lastDay: string | null, now: Date) => lastDay !== null && londonDay(now) > lastDay;
