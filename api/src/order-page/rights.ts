import type { Step } from 'contract/order-steps';
import type { Trade } from 'contract/trade';
import type { OrderState } from '../orders/states.ts';
import { addDays, londonDay } from '../schedule/london-day.ts';
import { choicesOf, type Schedule, type Trade as DatedTrade } from '../schedule/schedule.ts';

/** Days after that of the contract in which a service is cancelled without a reason (terms, section 7). */
const WITHDRAWAL_DAYS = 14;

/** How often a shopper may ask for another day: nobody moves places to and fro. */
export const MOST_DATE_CHANGES = 3;

/**
 * When each kind of order can be cancelled on its page, days being those of London to their end. The law's right
 * (terms, section 7) is never cut short by this: where a page says no, the firm still takes a notice.
 *
 * - `withdrawal`: days after that of the order. Goods have none here: their 14 days begin when they are received,
 *   and what is sent back is not settled on a page.
 * - `dated`: by which day of the calendar it is done. Until the day before, while the 14 days run; after them, as long
 *   as that day could still be chosen by somebody else (the calendar's lead time), although the law asks for no more.
 */
const rules: Record<Trade, { withdrawal: number | null; dated: DatedTrade | null }> = {
  goods: { withdrawal: null, dated: null },
  care: { withdrawal: WITHDRAWAL_DAYS, dated: 'visit' },
  move: { withdrawal: WITHDRAWAL_DAYS, dated: 'move' },
};

/** What an order's rights depend on. */
export interface Standing {
  state: OrderState;
  createdAt: Date;
  schedule: Schedule | null;
  dateChanges: number;
  /** The kinds of what was ordered, and how far each is; nothing is begun before 'received' is left. */
  parts: readonly { trade: Trade; step: Step }[];
  /** Days from today to the first that can be chosen, by the calendar. */
  leadDays: Record<DatedTrade, number>;
}

/** Why something cannot be done on the page: over already, begun, after its last day, or done too often. */
export type Refusal = 'over' | 'begun' | 'late' | 'often';

/** Until the end of `lastDay`; null: of no certain day, until it is begun. */
export interface Right {
  refusal: Refusal | null;
  lastDay: string | null;
}

/** Whether an order can be cancelled by its shopper now, whole as it was placed. */
export function cancelRight(order: Standing, now: Date): Right {
  const lastDays = order.parts.flatMap(({ trade }) => lastToCancel(order, trade) ?? []);
  const lastDay = lastDays.toSorted()[0] ?? null;
  if (!cancellable.has(order.state)) return { refusal: 'over', lastDay };
  if (order.parts.some(hasBegun)) return { refusal: 'begun', lastDay };
  return { refusal: isOver(lastDay, now) ? 'late' : null, lastDay };
}

/** Whether its shopper can ask for another day now, for each trade that has one. */
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

/** The last day on which this day could be chosen; never the day itself. */
const lastToChoose = ({ leadDays }: Standing, trade: DatedTrade, day: string) =>
  addDays(day, -Math.max(1, leadDays[trade]));

const cancellable: ReadonlySet<OrderState> = new Set([
  'awaiting_payment',
  'payment_failed',
  'awaiting_collection',
  'paid',
]);

/** What may never be paid keeps the day that it was placed with. */
const movable: ReadonlySet<OrderState> = new Set(['awaiting_collection', 'paid']);

const hasBegun = ({ step }: { step: Step }) => step !== 'received';

const isOver = (lastDay: string | null, now: Date) => lastDay !== null && londonDay(now) > lastDay;
