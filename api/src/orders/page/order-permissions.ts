import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { OrderState } from 'contract/orders/order-state';
import { findTransition } from '../transition/order-transitions.ts';
import { addDays, toLondonDay } from '../../schedule/london-day.ts';
import { listChoices, type Schedule, type BookingKind } from '../../schedule/schedule.ts';

/**
 * Days after the order within which a service can be cancelled without a reason (terms, section 7).
 */
const WITHDRAWAL_DAYS = 14;

/** Largest number of day changes by the shopper per order. The limit keeps bookings stable. */
export const MAX_DATE_CHANGES = 3;

/**
 * Rules for cancelling, by fulfilment group: goods, items in care, or a move. Days are London days
 * and end at midnight. The rules do not limit the legal right of withdrawal (terms, section 7). The
 * firm also accepts a notice by phone, e-mail or letter.
 * - `withdrawalDays`: days after the order within which the shopper can cancel it. Null for goods,
 * whose 14 days begin on receipt. The order's page does not handle returns.
 * - `bookingKind`: within the withdrawal days, a booked service can be cancelled until the day
 * before its date. After the withdrawal days, the service can be cancelled as long as its date
 * could still be booked. The law does not require this longer period.
 */
const rulesByGroup: Record<
  FulfilmentGroup,
  { withdrawalDays: number | null; bookingKind: BookingKind | null }
> = {
  goods: { withdrawalDays: null, bookingKind: null },
  care: { withdrawalDays: WITHDRAWAL_DAYS, bookingKind: 'visit' },
  move: { withdrawalDays: WITHDRAWAL_DAYS, bookingKind: 'move' },
};

/** The facts that decide which changes a shopper may make. */
export interface PermissionFacts {
  state: OrderState;
  createdAt: Date;
  schedule: Schedule | null;
  dateChanges: number;
  /**
   * Parts of the order with their progress. Work on a part has begun if its step is not 'received'.
   */
  parts: readonly { trade: FulfilmentGroup; step: Step }[];
  /** Booking kinds of which the firm asked the shopper to choose another day. */
  offeredKinds: readonly BookingKind[];
  /** Lead time of the calendar in days, by booking kind. */
  leadDays: Record<BookingKind, number>;
}

/**
 * Reason why a change is not permitted. `over`: the state of the order does not allow the change.
 * `begun`: work has begun. `late`: the last permitted day has passed. `often`: the shopper has
 * changed the day too many times.
 */
export type RefusalReason = 'over' | 'begun' | 'late' | 'often';

/**
 * Whether a change is permitted. A permitted change is possible until the end of `lastDay`, or
 * until the work begins if `lastDay` is null.
 */
export interface ChangePermission {
  refusal: RefusalReason | null;
  lastDay: string | null;
}

/** Returns whether the shopper may cancel the complete order now. */
export function getCancelPermission(facts: PermissionFacts, now: Date): ChangePermission {
  const lastDays = facts.parts.flatMap(({ trade }) => getLastCancelDay(facts, trade) ?? []);
  const lastDay = lastDays.toSorted()[0] ?? null;
  if (findTransition(facts.state, 'cancel', 'shopper') === null)
    return { refusal: 'over', lastDay };
  if (facts.parts.some(hasBegun)) return { refusal: 'begun', lastDay };
  return { refusal: isPast(lastDay, now) ? 'late' : null, lastDay };
}

/**
 * Returns for each day of the order whether the shopper may change this day now. A day that the
 * firm asked to change may be changed until the day before, however often.
 */
export function getDayPermissions(
  facts: PermissionFacts,
  now: Date,
): (ChangePermission & { trade: BookingKind })[] {
  return listChoices(facts.schedule).map(({ trade, choice }) => {
    const lastDay = facts.offeredKinds.includes(trade)
      ? addDays(choice.date, -1)
      : getBookingDeadline(facts, trade, choice.date);
    return { trade, lastDay, refusal: findDayRefusal(facts, trade, lastDay, now) };
  });
}

function findDayRefusal(
  facts: PermissionFacts,
  bookingKind: BookingKind,
  lastDay: string,
  now: Date,
): RefusalReason | null {
  if (findTransition(facts.state, 'changeDay', 'shopper') === null) return 'over';
  const parts = facts.parts.filter((part) => rulesByGroup[part.trade].bookingKind === bookingKind);
  if (parts.some(hasBegun)) return 'begun';
  if (isPast(lastDay, now)) return 'late';
  const hasChoice =
    facts.dateChanges < MAX_DATE_CHANGES || facts.offeredKinds.includes(bookingKind);
  return hasChoice ? null : 'often';
}

function getLastCancelDay(facts: PermissionFacts, group: FulfilmentGroup): string | null {
  const { withdrawalDays, bookingKind } = rulesByGroup[group];
  if (withdrawalDays === null) return null;
  const lastWithdrawalDay = addDays(toLondonDay(facts.createdAt), withdrawalDays);
  const bookedDay = bookingKind && facts.schedule?.[bookingKind]?.date;
  if (!bookingKind || !bookedDay) return lastWithdrawalDay;
  const dayBefore = addDays(bookedDay, -1);
  if (lastWithdrawalDay >= dayBefore) return dayBefore;
  const bookingDeadline = getBookingDeadline(facts, bookingKind, bookedDay);
  return bookingDeadline > lastWithdrawalDay ? bookingDeadline : lastWithdrawalDay;
}

/**
 * Returns the last day on which `day` could still be booked. The returned day is always earlier
 * than `day`.
 */
const getBookingDeadline = ({ leadDays }: PermissionFacts, bookingKind: BookingKind, day: string) =>
  addDays(day, -Math.max(1, leadDays[bookingKind]));

const hasBegun = ({ step }: { step: Step }) => step !== 'received';

const isPast = (lastDay: string | null, now: Date) =>
  lastDay !== null && toLondonDay(now) > lastDay;
