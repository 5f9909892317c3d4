import type { Step } from 'contract/orders/order-texts/part-texts';
import type { Trade } from 'contract/catalog/trade';
import type { OrderState } from 'contract/orders/order-state';
import { findTransition } from '../state/order-states.ts';
import { addDays, londonDay } from '../../schedule/london-day.ts';
import { choicesOf, type Schedule, type Trade as DatedTrade } from '../../schedule/schedule.ts';

/**
 * Days after the order within which a service can be cancelled without a reason (terms, section 7).
 */
const WITHDRAWAL_DAYS = 14;

/** Maximum number of day changes per order. It limits how often bookings move. */
export const MOST_DATE_CHANGES = 3;

/**
 * Rules for cancelling, by fulfilment group. Days are London days and end at midnight. The rules
 * never limit the legal right of withdrawal (terms, section 7). The firm also accepts a notice in
 * another form.
 * - `withdrawalDays`: days after the order. Null for goods, whose 14 days begin on receipt. The
 *   page does not handle returns.
 * - `bookingKind`: a booked service can be cancelled until the day before, within those days. Later
 *   it can be cancelled while the calendar's lead time still permits its day. The law does not
 *   require this.
 */
const rules: Record<Trade, { withdrawal: number | null; dated: DatedTrade | null }> = {
  goods: { withdrawal: null, dated: null },
  care: { withdrawal: WITHDRAWAL_DAYS, dated: 'visit' },
  move: { withdrawal: WITHDRAWAL_DAYS, dated: 'move' },
};

/** The facts that decide which changes a shopper may make. */
export interface Standing {
  state: OrderState;
  createdAt: Date;
  schedule: Schedule | null;
  dateChanges: number;
  /**
   * Parts of the order with their progress. Work on a part has begun if its step is not 'received'.
   */
  parts: readonly { trade: Trade; step: Step }[];
  /** Lead time of the calendar in days, by booking kind. */
  leadDays: Record<DatedTrade, number>;
}

/**
 * Why a change is not permitted: the order has ended, work has begun, the last day is over, or
 * there were too many changes.
 */
export type Refusal = 'over' | 'begun' | 'late' | 'often';

/**
 * Whether a change is permitted. It is permitted until the end of `lastDay`. If `lastDay` is null,
 * it is permitted until the work begins.
 */
export interface Right {
  refusal: Refusal | null;
  lastDay: string | null;
}

/** Returns whether the shopper may cancel the complete order now. */
export function cancelRight(order: Standing, now: Date): Right {
  const lastDays = order.parts.flatMap(({ trade }) => lastToCancel(order, trade) ?? []);
  const lastDay = lastDays.toSorted()[0] ?? null;
  if (findTransition(order.state, 'cancel', 'shopper') === null)
    return { refusal: 'over', lastDay };
  if (order.parts.some(hasBegun)) return { refusal: 'begun', lastDay };
  return { refusal: isOver(lastDay, now) ? 'late' : null, lastDay };
}

/** Returns, for each day of the order, whether the shopper may change it now. */
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
  if (findTransition(order.state, 'moveDay', 'shopper') === null) return 'over';
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

/** Returns the last day on which `day` could be booked. It is always before `day`. */
const lastToChoose = ({ leadDays }: Standing, trade: DatedTrade, day: string) =>
  addDays(day, -Math.max(1, leadDays[trade]));

const hasBegun = ({ step }: { step: Step }) => step !== 'received';

const isOver = (lastDay: string | null, now: Date) => lastDay !== null && londonDay(now) > lastDay;
