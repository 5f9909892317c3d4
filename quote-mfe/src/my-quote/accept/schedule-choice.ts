import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import type { BookingKind } from 'contract/calendar/schedule';
import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import type { QuotedAddress } from 'contract/quotes/quote-fields';
import { getFreeBookings, type OpenDay, selectAvailableHalf } from 'shared/days';

export interface ChosenDay {
  /** 'YYYY-MM-DD', or '' before a day is chosen. */
  date: string;
  half: string;
}

/** Chosen days and addresses for the order of an offer. */
export interface ScheduleChoice {
  days: Record<BookingKind, ChosenDay>;
  from: QuotedAddress;
  to: QuotedAddress;
}

type Days = CustomerQuote['days'];

export const findOpenDays = (days: Days, trade: BookingKind): OpenDay[] =>
  days.find((calendar) => calendar.trade === trade)?.days ?? [];

const emptyAddress: QuotedAddress = {
  address: '',
  postcode: '',
  floor: 0,
  lift: false,
  parking: 'unknown',
};

/** Starts with the addresses of the request, and with the first wished day that is open. */
export function createScheduleChoice({ journey, days, wisheddays }: CustomerQuote): ScheduleChoice {
  const chooseWishedDay = (trade: BookingKind): ChosenDay => {
    const wishedDay = findOpenDays(days, trade).find(({ day }) => wisheddays.includes(day));
    return { date: wishedDay?.day ?? '', half: selectAvailableHalf(wishedDay, 'morning') };
  };
  return {
    days: { move: chooseWishedDay('move'), visit: chooseWishedDay('visit') },
    from: journey?.from ?? emptyAddress,
    to: journey?.to ?? emptyAddress,
  };
}

/** Returns the schedule of the chosen days, or undefined without one. `note` is for the crew of a move. */
export function buildSchedule(
  { days, from, to }: ScheduleChoice,
  trades: readonly BookingKind[],
  note: string,
): ScheduleRequest | undefined {
  if (trades.length === 0) return undefined;
  return {
    ...(trades.includes('move') && { move: { ...toHalfDay(days.move), from, to, note } }),
    ...(trades.includes('visit') && { visit: toHalfDay(days.visit) }),
  };
}

type HalfDay = NonNullable<ScheduleRequest['visit']>;

export const toHalfDay = ({ date, half }: ChosenDay): HalfDay => ({
  date,
  half: half as HalfDay['half'],
});

/** Returns whether the chosen half day can still be booked. */
export function isOpen({ date, half }: ChosenDay, openDays: readonly OpenDay[]): boolean {
  const openDay = openDays.find(({ day }) => day === date);
  return openDay !== undefined && getFreeBookings(openDay, half) > 0;
}

/** Returns the needed trades for which a day is chosen. A day that is not free is agreed later. */
export const listDatedTrades = (
  { days }: ScheduleChoice,
  needs: readonly { trade: BookingKind }[],
): BookingKind[] => needs.map(({ trade }) => trade).filter((trade) => days[trade].date !== '');
