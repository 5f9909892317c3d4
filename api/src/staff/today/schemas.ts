import { Type } from 'typebox';
import { defineDataResponse } from '../../http/responses.ts';
import { Day, HalfOfDay } from '../../schedule/schedule.ts';
import { DayRangeFields } from '../exports/day-range.ts';
import { takingKinds } from './list-takings.ts';
import { BookingKindName } from '../../calendar/schemas.ts';

const figures = {
  orders: Type.Integer({ description: 'Number of placed orders.' }),
  takings: Type.Number({ description: 'Payments minus refunds, in pounds.' }),
};

const count = Type.Integer({ description: 'At most 1,001.' });

export const TodayResponse = defineDataResponse(
  Type.Object({
    day: Day,
    work: Type.Array(
      Type.Object({
        day: Day,
        moves: Type.Integer(),
        visits: Type.Integer(),
        due: Type.Integer({ description: 'Orders whose garments are due.' }),
      }),
    ),
    open: Type.Object({
      unconfirmed: count,
      affected: Type.Integer({ description: 'Bookings that the calendar no longer accepts.' }),
      unpaid: count,
      refunds: count,
      failedrefunds: count,
      messages: count,
      failedmails: count,
      faileddrafts: count,
      late: count,
    }),
    today: Type.Object(figures),
    month: Type.Object({ from: Day, ...figures }),
    weeks: Type.Array(Type.Object({ from: Day, ...figures })),
  }),
);

export const TakingsQuery = Type.Object({
  ...DayRangeFields.properties,
  after: Type.Optional(Type.String({ maxLength: 100, description: "'next' of the page before." })),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

export const TakingsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum([...takingKinds]),
      orderno: Type.String(),
      customer: Type.String(),
      amount: Type.Number({ description: 'Pounds. A refund is negative.' }),
      at: Type.String({ format: 'date-time' }),
    }),
  ),
  total: Type.Number({ description: 'Pounds of all days, less the refunds.' }),
  next: Type.Union([Type.String(), Type.Null()]),
});

export const UnconfirmedResponse = defineDataResponse(
  Type.Array(
    Type.Object({
      orderno: Type.String(),
      name: Type.String(),
      mobile: Type.String(),
      trade: BookingKindName,
      day: Day,
      half: HalfOfDay,
      helduntil: Type.String({ format: 'date-time' }),
    }),
  ),
);

export const DayParams = Type.Object({ day: Day });

const JobAddress = Type.Object({
  label: Type.String({ description: "'From', 'To' or ''." }),
  address: Type.String(),
  postcode: Type.String(),
  access: Type.String({ description: 'Floor, lift and parking in words, or empty.' }),
});

const jobFields = {
  orderno: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  checkaddress: Type.Boolean({
    description: 'Whether the page of the order has notes about its addresses.',
  }),
  onhold: Type.Boolean(),
  lines: Type.Array(Type.String({ description: 'Quantity and name.' })),
  payment: Type.String({ description: 'Payment that is due, in words.' }),
};

export const DayPlanResponse = defineDataResponse(
  Type.Object({
    day: Day,
    jobs: Type.Array(
      Type.Object({
        ...jobFields,
        trade: BookingKindName,
        half: HalfOfDay,
        title: Type.String(),
        unconfirmed: Type.Boolean(),
        addresses: Type.Array(JobAddress),
        notes: Type.Array(Type.String()),
      }),
      { description: 'Morning before afternoon.' },
    ),
    due: Type.Array(Type.Object({ ...jobFields, eventdate: Day, late: Type.Boolean() }), {
      description: 'Orders whose garments are due on this day and are not back yet.',
    }),
  }),
);
