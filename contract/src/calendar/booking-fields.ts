import * as v from 'valibot';
import { day, integer, orEmpty, requiredText, time, typedText, openEnum } from '../calls/wire.ts';
import { MAX_FLOOR, MIN_FLOOR } from './move-address.ts';
import { bookingKinds, halves, parkings } from './schedule.ts';

/** Fields of our own backend's calls about booked days. */

/** The booking kind in a call of our own backend, which names it `trade`. */
export const trade = v.picklist(bookingKinds);

export const half = v.picklist(halves);

/** An address of a move, with information for the crew. */
export const moveAddress = v.pipe(
  v.object({
    address: requiredText('line', 'Address', 300),
    postcode: requiredText('postcode', 'Postcode', 20),
    /** 0 is the ground floor. */
    floor: v.pipe(integer, v.metadata({ minimum: MIN_FLOOR, maximum: MAX_FLOOR, title: 'Floor' })),
    lift: v.boolean(),
    parking: v.picklist(parkings),
  }),
  v.metadata({ additionalProperties: false }),
);

const chosenDayFields = {
  date: day,
  half,
  /** Second choice, if the first day is not possible. */
  second: v.optional(v.nullable(day)),
};

const createScheduleSchema = <Address extends v.GenericSchema>(address: Address) =>
  v.pipe(
    v.object({
      move: v.optional(
        v.pipe(
          v.object({
            ...chosenDayFields,
            from: address,
            to: address,
            note: v.optional(typedText('text', 'Note', 500)),
          }),
          v.metadata({ additionalProperties: false }),
        ),
      ),
      visit: v.optional(
        v.pipe(v.object(chosenDayFields), v.metadata({ additionalProperties: false })),
      ),
    }),
    v.metadata({ additionalProperties: false }),
  );

/** Requested days of an order, for each booking kind in the basket. */
export const requestedSchedule = createScheduleSchema(moveAddress);

export type ScheduleRequest = v.InferInput<typeof requestedSchedule>;

/**
 * Stored days of an order, which the shopper requested or staff agreed. A move has no addresses if
 * the order was placed without a day and staff agreed on a day later.
 */
export const storedSchedule = createScheduleSchema(v.optional(moveAddress));

/** Titles of an order's days, one for each booking kind. */
export const dayTitles = v.object({ move: v.string(), visit: v.string() });

/** 'held' until the shopper or staff confirm the booking, 'none' without a booking. */
export const bookingState = openEnum(['confirmed', 'held', 'none']);

/** Time limit of a booking that is held, or ''. */
export const heldUntil = orEmpty(time);

/** The bookings of an order. */
export const bookedPlaces = v.array(v.object({ trade, state: bookingState, helduntil: heldUntil }));

/**
 * Reasons why the calendar no longer accepts a booking: its half day is closed, has too many
 * bookings, or is sooner than the days of notice.
 */
export const bookingProblems = ['day_closed', 'day_full', 'short_notice'] as const;

export type BookingProblem = (typeof bookingProblems)[number];

/** Free places of each day that can still be booked. */
const freePlaces = v.pipe(integer, v.metadata({ minimum: 0 }));
export const openDays = v.array(v.object({ day, morning: freePlaces, afternoon: freePlaces }));

/** Fields of a refusal besides those of every error. A full or closed day comes with the open days. */
export const fullDayFields = { trade: v.optional(trade), days: v.optional(openDays) };
