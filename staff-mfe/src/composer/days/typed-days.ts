import type { BookingKind } from 'contract/calendar/schedule';
import type { AddressValues } from '../../ui/move-address-fields';
import { emptyAddressValues } from '../../ui/move-address-fields';

/** Days of an order as staff have typed them. A day without a date is agreed later. */
export interface TypedDays {
  move: TypedMove;
  visit: TypedDay;
  /** Reason for a day that the calendar does not offer. */
  overrideReason: string;
}

export interface TypedDay {
  date: string;
  half: string;
  /** Second choice, or ''. */
  second: string;
  /** Whether staff type a day that the calendar need not offer. */
  isOther: boolean;
}

interface TypedMove extends TypedDay {
  from: AddressValues;
  to: AddressValues;
  note: string;
}

const emptyDay: TypedDay = { date: '', half: 'morning', second: '', isOther: false };

export const emptyDays: TypedDays = {
  move: { ...emptyDay, from: emptyAddressValues, to: emptyAddressValues, note: '' },
  visit: emptyDay,
  overrideReason: '',
};

/** Returns whether staff chose a day of one of these kinds that the calendar need not offer. */
export const hasOtherDay = (days: TypedDays, trades: readonly BookingKind[]): boolean =>
  trades.some((trade) => days[trade].isOther && days[trade].date !== '');
