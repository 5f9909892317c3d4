import { MAX_FLOOR, MIN_FLOOR } from 'contract/calendar/move-address';
import { type BookingKind, bookingKinds, halves, parkings } from 'contract/calendar/schedule';
import { type Static, type TSchema, Type } from 'typebox';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { typedText } from '../http/fields.ts';

/** Booking kinds: a removal, or the collection of garments and curtains. */
export { type BookingKind, bookingKinds, halves };

export type Half = (typeof halves)[number];

/** A half day for one booking kind. */
export interface BookingSlot {
  trade: BookingKind;
  day: string;
  half: Half;
}

/**
 * A day of the calendar, 'YYYY-MM-DD' in London. The validator refuses a day that does not exist
 * and a day before 2000 or after 2100, so that no query or loop meets one.
 */
export const Day = Type.String({ format: 'date' });

export const HalfOfDay = Type.Enum([...halves]);

const dateFields = {
  date: Day,
  half: HalfOfDay,
  second: Type.Optional(
    Type.Union([Day, Type.Null()], {
      description: 'Second choice, if the first day is not possible.',
    }),
  ),
};

const nonEmpty = { pattern: NON_EMPTY_PATTERN };

/** An address of a removal, with information for the crew. */
export const MoveAddress = Type.Object(
  {
    address: Type.String({ ...typedText('line', 'Address', 300), ...nonEmpty }),
    postcode: Type.String({ ...typedText('postcode', 'Postcode', 20), ...nonEmpty }),
    floor: Type.Integer({
      minimum: MIN_FLOOR,
      maximum: MAX_FLOOR,
      description: '0 is the ground floor.',
    }),
    lift: Type.Boolean(),
    parking: Type.Enum([...parkings]),
  },
  { additionalProperties: false },
);

const createScheduleSchema = <Address extends TSchema>(address: Address) =>
  Type.Object(
    {
      move: Type.Optional(
        Type.Object(
          {
            ...dateFields,
            from: address,
            to: address,
            note: Type.Optional(typedText('text', 'Note', 500)),
          },
          { additionalProperties: false },
        ),
      ),
      visit: Type.Optional(Type.Object(dateFields, { additionalProperties: false })),
    },
    { additionalProperties: false },
  );

/** Requested dates of an order, for each booking kind in the basket. */
export const RequestedSchedule = createScheduleSchema(MoveAddress);

/**
 * Stored dates of an order, requested by the shopper or agreed with staff. A removal has no
 * addresses if the order was placed without a date and staff agreed on a date later.
 */
export const Schedule = createScheduleSchema(Type.Optional(MoveAddress));

export type Schedule = Static<typeof Schedule>;

/** Returns the postcodes of both addresses of a move, or none. */
export const listMovePostcodes = (schedule: Schedule | null): string[] =>
  [schedule?.move?.from, schedule?.move?.to].flatMap((address) => address?.postcode ?? []);

/** Returns the dates of a schedule, one for each booking kind, in a fixed order. */
export const listChoices = (schedule: Schedule | null) =>
  bookingKinds.flatMap((bookingKind) => {
    const choice = schedule?.[bookingKind];
    return choice === undefined ? [] : [{ trade: bookingKind, choice }];
  });
