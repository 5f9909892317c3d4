import { Type } from 'typebox';
import { Id, typedText } from '../../http/fields.ts';
import { Day, HalfOfDay, Schedule, trades } from '../../schedule/schedule.ts';
import { WorkDayTitles } from '../../orders/records/day-texts.ts';
import { PlaceState, TradeName } from '../schemas.ts';

const places = Type.Integer({ minimum: 0, maximum: 500 });
const days = (least: number, most: number) => Type.Integer({ minimum: least, maximum: most });

/** Rules of a booking kind. The horizon is limited, so that responses stay small. */
export const RulesBody = Type.Object({
  trade: TradeName,
  leaddays: days(0, 60),
  horizondays: days(1, 180),
  workingdays: Type.Array(days(1, 7), { maxItems: 7, description: 'Monday is 1.' }),
  morning: places,
  afternoon: places,
});

/** An exception for one day. Without closing or own capacities, the exception is deleted. */
export const DayBody = Type.Object({
  trade: TradeName,
  day: Day,
  closed: Type.Boolean(),
  morning: Type.Optional(Type.Union([places, Type.Null()])),
  afternoon: Type.Optional(Type.Union([places, Type.Null()])),
  note: Type.Optional(typedText('line', 'Note', 100)),
});

export const ServiceBody = Type.Object({
  serviceid: Id,
  scheduled: Type.Enum([...trades, 'none']),
});

export const SettingsAnswer = Type.Object({
  status: Type.Literal(true),
  trades: Type.Array(RulesBody),
  services: Type.Array(Type.Object({ ...ServiceBody.properties, name: Type.String() })),
  days: Type.Array(
    Type.Object({
      ...DayBody.properties,
      morning: Type.Union([places, Type.Null()]),
      afternoon: Type.Union([places, Type.Null()]),
      note: Type.String(),
    }),
    { description: 'From today on.' },
  ),
});

/** Query of the bookings: the first day, today by default, and the number of days. */
export const BookingsQuery = Type.Object({
  from: Type.Optional(Day),
  days: Type.Integer({ minimum: 1, maximum: 14, default: 14 }),
});

const half = Type.Object({ places: Type.Integer(), taken: Type.Integer() });

export const Booked = Type.Object({
  orderno: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  trade: TradeName,
  day: Day,
  half: HalfOfDay,
  state: PlaceState,
  helduntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  schedule: Schedule,
  daytitles: WorkDayTitles,
});

export const BookingsAnswer = Type.Object({
  status: Type.Literal(true),
  days: Type.Array(
    Type.Object({
      trade: TradeName,
      day: Day,
      closed: Type.Boolean(),
      note: Type.String(),
      morning: half,
      afternoon: half,
    }),
  ),
  data: Type.Array(Booked),
  unplaced: Type.Array(
    Type.Object({
      ...Booked.properties,
      day: Type.Union([Day, Type.Null()], { description: 'Null: no day was chosen.' }),
      half: Type.Union([HalfOfDay, Type.Null()]),
    }),
    { description: 'Unfinished orders without a booking.' },
  ),
});

export const OrderNoParams = Type.Object({ orderno: Type.String({ maxLength: 100 }) });

export const DateBody = Type.Object({ trade: TradeName, date: Day, half: HalfOfDay });
