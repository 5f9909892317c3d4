import { Type } from 'typebox';
import { Id } from '../http/fields.ts';
import { errorFields } from '../http/responses.ts';
import { Day, HalfOfDay, Schedule, bookingKinds } from '../schedule/schedule.ts';
import { DayTitles } from '../orders/records/day-texts.ts';

const freeCapacity = Type.Integer({ minimum: 0, description: 'Free capacity.' });

const OpenDays = Type.Array(
  Type.Object({ day: Day, morning: freeCapacity, afternoon: freeCapacity }),
);

export const BookingKindName = Type.Enum([...bookingKinds]);

/** Response to a refused date. Contains the open days if the day cannot be booked. */
export const DayFullResponse = Type.Object(
  {
    ...errorFields,
    trade: Type.Optional(BookingKindName),
    days: Type.Optional(OpenDays),
  },
  { description: 'Refused. If the day is full, the response contains the open days.' },
);

/** A booking kind with its services and open days. */
export const BookingKindCalendar = Type.Object({
  trade: BookingKindName,
  services: Type.Array(Id, { description: 'Services that are booked with this kind.' }),
  days: OpenDays,
});

export const BookingState = Type.Enum(['confirmed', 'held', 'none'], {
  description: "'held': not confirmed yet, and deleted after a day. 'none': no booking.",
});

export const OrderSchedule = Type.Object({
  orderno: Type.String(),
  schedule: Schedule,
  daytitles: DayTitles,
  places: Type.Array(
    Type.Object({
      trade: BookingKindName,
      state: BookingState,
      helduntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    }),
  ),
});

export const ConfirmDateBody = Type.Object({
  token: Type.String({ minLength: 20, maxLength: 100 }),
});

export const ConfirmDateResponse = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  dates: Type.Array(Type.Object({ trade: BookingKindName, date: Day, half: HalfOfDay })),
});

export const DateBody = Type.Object({ trade: BookingKindName, date: Day, half: HalfOfDay });
