import { Type } from 'typebox';
import { Id, typedText } from '../../http/fields.ts';
import { Day, HalfOfDay, Schedule, bookingKinds } from '../../schedule/schedule.ts';
import { WorkDayTitles } from '../../orders/records/day-texts.ts';
import { BookingState, BookingKindName } from '../schemas.ts';
import { SettingVersion } from './settings-version.ts';

const capacity = Type.Integer({ minimum: 0, maximum: 500 });
const boundedInteger = (min: number, max: number) => Type.Integer({ minimum: min, maximum: max });

/**
 * Rules of a booking kind. `horizondays` has a maximum, because the calendar's responses list all
 * open days up to that day.
 */
export const RulesBody = Type.Object({
  trade: BookingKindName,
  leaddays: boundedInteger(0, 60),
  horizondays: boundedInteger(1, 180),
  workingdays: Type.Array(boundedInteger(1, 7), { maxItems: 7, description: 'Monday is 1.' }),
  morning: capacity,
  afternoon: capacity,
  version: SettingVersion,
});

/**
 * An exception for one day. A body that neither closes the day nor sets a capacity deletes the
 * exception.
 */
export const DayBody = Type.Object({
  trade: BookingKindName,
  day: Day,
  closed: Type.Boolean(),
  morning: Type.Optional(Type.Union([capacity, Type.Null()])),
  afternoon: Type.Optional(Type.Union([capacity, Type.Null()])),
  note: Type.Optional(typedText('line', 'Note', 100)),
  version: SettingVersion,
});

export const ServiceBody = Type.Object({
  serviceid: Id,
  scheduled: Type.Enum([...bookingKinds, 'none']),
  version: SettingVersion,
});

/** An exception for a day, as stored. */
export const CurrentDay = Type.Object({
  ...DayBody.properties,
  morning: Type.Union([capacity, Type.Null()]),
  afternoon: Type.Union([capacity, Type.Null()]),
  note: Type.String(),
});

/** A service with its present booking kind. */
export const CurrentService = Type.Object({ ...ServiceBody.properties, name: Type.String() });

export const SettingsResponse = Type.Object({
  status: Type.Literal(true),
  trades: Type.Array(RulesBody),
  services: Type.Array(CurrentService),
  days: Type.Array(CurrentDay, { description: 'Special days from today on.' }),
});

/** Query of the bookings. The first day is today by default. */
export const BookingsQuery = Type.Object({
  from: Type.Optional(Day),
  days: Type.Integer({ minimum: 1, maximum: 14, default: 14 }),
});

const HalfDayCapacity = Type.Object({ places: Type.Integer(), taken: Type.Integer() });

export const BookedOrder = Type.Object({
  orderno: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  trade: BookingKindName,
  day: Day,
  half: HalfOfDay,
  state: BookingState,
  helduntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  schedule: Schedule,
  daytitles: WorkDayTitles,
});

export const BookingsResponse = Type.Object({
  status: Type.Literal(true),
  days: Type.Array(
    Type.Object({
      trade: BookingKindName,
      day: Day,
      closed: Type.Boolean(),
      note: Type.String(),
      morning: HalfDayCapacity,
      afternoon: HalfDayCapacity,
    }),
  ),
  data: Type.Array(BookedOrder),
  unplaced: Type.Array(
    Type.Object({
      ...BookedOrder.properties,
      day: Type.Union([Day, Type.Null()], { description: 'Null if no day was chosen.' }),
      half: Type.Union([HalfOfDay, Type.Null()]),
    }),
    { description: 'Unfinished orders without a booking.' },
  ),
});

/** Bookings that the calendar no longer accepts, because its rules have changed. */
export const AffectedResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      ...BookedOrder.properties,
      problem: Type.String({ description: 'What has changed, in words.' }),
      unpaid: Type.Boolean({
        description: 'Whether the card payment is missing. Then staff can only keep the day.',
      }),
      offeredat: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
        description: 'When the customer was asked to choose another day.',
      }),
    }),
  ),
});

export const DateBody = Type.Object({ trade: BookingKindName, date: Day, half: HalfOfDay });
