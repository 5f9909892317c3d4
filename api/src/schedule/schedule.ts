import { type BookingKind, bookingKinds, halves, parkings } from 'contract/calendar/schedule';
import { type Static, type TSchema, Type } from 'typebox';
import { FILLED, typedText } from '../http/fields.ts';

/** Booking kinds: a removal, or the collection of garments and curtains (rule 47). */
export const trades = bookingKinds;

export type Trade = BookingKind;

export { halves };

export type Half = (typeof halves)[number];

/** A half day for one booking kind. */
export interface Place {
  trade: Trade;
  day: string;
  half: Half;
}

/** A day of the calendar, 'YYYY-MM-DD' in London. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const HalfOfDay = Type.Enum([...halves]);

const dates = {
  date: Day,
  half: HalfOfDay,
  second: Type.Optional(
    Type.Union([Day, Type.Null()], { description: 'If the first will not do.' }),
  ),
};

const filled = { pattern: FILLED };

const MoveAddress = Type.Object(
  {
    address: Type.String({ ...typedText('line', 'Address', 300), ...filled }),
    postcode: Type.String({ ...typedText('code', 'Postcode', 20), ...filled }),
    floor: Type.Integer({ minimum: -2, maximum: 60, description: '0 is the ground floor.' }),
    lift: Type.Boolean(),
    parking: Type.Enum([...parkings]),
  },
  { additionalProperties: false },
);

const scheduleWith = <Address extends TSchema>(address: Address) =>
  Type.Object(
    {
      move: Type.Optional(
        Type.Object(
          {
            ...dates,
            from: address,
            to: address,
            note: Type.Optional(typedText('text', 'Note', 500)),
          },
          { additionalProperties: false },
        ),
      ),
      visit: Type.Optional(Type.Object(dates, { additionalProperties: false })),
    },
    { additionalProperties: false },
  );

/** Requested dates of an order for each booking kind in the basket (rule 47). */
export const RequestedSchedule = scheduleWith(MoveAddress);

/** Agreed dates of an order. A move has no addresses if staff agreed its day later. */
export const Schedule = scheduleWith(Type.Optional(MoveAddress));

export type Schedule = Static<typeof Schedule>;

/** Returns the dates of a schedule, one for each booking kind, in a fixed order. */
export const choicesOf = (schedule: Schedule | null) =>
  trades.flatMap((trade) => {
    const choice = schedule?.[trade];
    return choice === undefined ? [] : [{ trade, choice }];
  });
