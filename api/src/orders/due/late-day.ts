import type { Step } from 'contract/orders/order-texts/part-texts';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { addDays } from '../../schedule/london-day.ts';
import { RETURN_DAYS } from './step-days.ts';

/** Facts about an order's garments. Days are 'YYYY-MM-DD' in London. */
interface GarmentFacts {
  dueDate: string;
  /** Latest step that the garments have reached. */
  step: Step;
  /** Day on which the garments reached `step`. */
  stepDay: string;
  /** Booked day of the garments' collection or arrival, or null. */
  bookedDay: string | null;
  /** Usual length of the cleaning, in days. */
  careDays: number;
  method: PaymentMethod;
}

/**
 * Returns the first day on which the garments count as late. Returns null if the garments are back,
 * or if they are ready and the shopper collects them. Garments are late if the remaining steps, at
 * their usual length, end after the due date.
 */
export function findLateDay(facts: GarmentFacts): string | null {
  const remainingTime = findRemainingTime(facts);
  if (remainingTime === null) return null;
  const { earliestEnd, days } = remainingTime;
  const lastStartDay = addDays(facts.dueDate, -days);
  const isLateAlready = earliestEnd !== null && earliestEnd > facts.dueDate;
  return isLateAlready ? facts.stepDay : addDays(lastStartDay, 1);
}

/** Returns whether an order counts as late on this day. In SQL: `late_from <= today`. */
export const isLate = ({ lateFrom }: { lateFrom: string | null }, today: string): boolean =>
  lateFrom !== null && lateFrom <= today;

/**
 * Returns null if no step of the firm remains. Otherwise `days` is the usual length of the steps
 * that have not begun. `earliestEnd` is the earliest day on which the garments can be back.
 * `earliestEnd` is null if neither a booked day nor a cleaning in progress determines that day.
 */
function findRemainingTime({
  step,
  stepDay,
  bookedDay,
  careDays,
  method,
}: GarmentFacts): { days: number; earliestEnd: string | null } | null {
  const returnDays = method === 'online' ? RETURN_DAYS : 0;
  switch (step) {
    case 'received': {
      const days = careDays + returnDays;
      return { days, earliestEnd: bookedDay && addDays(bookedDay, days) };
    }
    case 'in_care':
      return { days: returnDays, earliestEnd: addDays(stepDay, careDays + returnDays) };
    case 'ready':
      return method === 'online' ? { days: returnDays, earliestEnd: null } : null;
    case 'out_for_delivery':
      return { days: 0, earliestEnd: null };
    case 'done':
      return null;
  }
}
