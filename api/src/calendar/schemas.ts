import { Type } from 'typebox';
import { Id } from '../http/fields.ts';
import { Day, HalfOfDay, Schedule, trades } from '../schedule/schedule.ts';
import { DayTitles } from '../orders/day-texts.ts';

const places = Type.Integer({ minimum: 0, description: 'Places left.' });

const OpenDays = Type.Array(Type.Object({ day: Day, morning: places, afternoon: places }));

export const TradeName = Type.Enum([...trades]);

/** Response to a refused date. It contains the open days if the day is full. */
export const DayFullAnswer = Type.Object(
  {
    status: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    trade: Type.Optional(TradeName),
    days: Type.Optional(OpenDays),
  },
  { description: 'Refused; for a day that is full, with the days that are left.' },
);

/** A booking kind with its services and open days. */
export const CalendarTrade = Type.Object({
  trade: TradeName,
  services: Type.Array(Id, { description: 'The services that are done on such a day.' }),
  days: OpenDays,
});

export const PlaceState = Type.Enum(['confirmed', 'held', 'none'], {
  description: 'Held: until it is confirmed, or goes back. None: no place is kept.',
});

/** The dates of one order. */
export const OrderSchedule = Type.Object({
  orderno: Type.String(),
  schedule: Schedule,
  daytitles: DayTitles,
  places: Type.Array(
    Type.Object({
      trade: TradeName,
      state: PlaceState,
      helduntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    }),
  ),
});

export const ConfirmBody = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) });

export const ConfirmAnswer = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  dates: Type.Array(Type.Object({ trade: TradeName, date: Day, half: HalfOfDay })),
});
