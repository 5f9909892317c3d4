import type { storedSchedule } from 'contract/calendar/booking-fields';
import { type BookingKind, bookingKinds, type Half, halves } from 'contract/calendar/schedule';
import type * as v from 'valibot';

/** Booking kinds: a removal, or the collection of garments and curtains. */
export { type BookingKind, bookingKinds, type Half, halves };

/** A half day for one booking kind. */
export interface BookingSlot {
  trade: BookingKind;
  day: string;
  half: Half;
}

/** Stored days of an order, which the shopper requested or staff agreed. */
export type Schedule = v.InferOutput<typeof storedSchedule>;

/** Returns the postcodes of both addresses of a move, or none. */
export const listMovePostcodes = (schedule: Schedule | null): string[] =>
  [schedule?.move?.from, schedule?.move?.to].flatMap((address) => address?.postcode ?? []);

/** Returns the dates of a schedule, one for each booking kind, in a fixed order. */
export const listChoices = (schedule: Schedule | null) =>
  bookingKinds.flatMap((bookingKind) => {
    const choice = schedule?.[bookingKind];
    return choice === undefined ? [] : [{ trade: bookingKind, choice }];
  });
