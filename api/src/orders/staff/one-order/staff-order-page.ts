import { orderActionNames } from 'contract/order-actions/order-actions';
import { Type } from 'typebox';
import { BookingKindName, BookingState } from '../../../calendar/schemas.ts';
import { pounds } from '../../../http/fields.ts';
import { defineDataResponse } from '../../../http/responses.ts';
import { Day, HalfOfDay, Schedule } from '../../../schedule/schedule.ts';
import { ApiProgress } from '../../progress/to-api-progress.ts';
import { WorkDayTitles } from '../../records/day-texts.ts';
import { CurrentOrder } from '../../records/order-version.ts';
import { ApiOrderRow, ApiOrderState, ApiStateLabel } from '../../records/to-api-order.ts';
import { TimelineEntry } from './timeline/timeline-entry.ts';

const time = Type.String({ format: 'date-time' });
const makeNullable = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const { name, last_name, address, city, postalcode, mobile, email } = CurrentOrder.properties;

/** A day that the order has or needs, with the state of its booking. */
const StaffOrderDay = Type.Object({
  trade: BookingKindName,
  title: Type.String(),
  date: makeNullable(Day),
  half: Type.Union([HalfOfDay, Type.Null()]),
  second: makeNullable(Day),
  state: BookingState,
  helduntil: makeNullable(time),
});

/**
 * An action of staff on an order. `refusal` is the reason why the action is not possible now, or
 * ''.
 */
const OfferedAction = Type.Object({
  name: Type.Enum([...orderActionNames]),
  refusal: Type.String(),
});

/** The data of the staff's page of one order. */
export const StaffOrderPage = Type.Object({
  id: Type.Integer(),
  orderno: Type.String(),
  version: Type.Integer(),
  state: ApiOrderState,
  statelabel: ApiStateLabel,
  createdat: time,
  userid: Type.Integer(),
  hasaccount: Type.Boolean(),
  customer: Type.Object({ name, last_name, address, city, postalcode, mobile, email }),
  addressnotes: Type.Array(Type.String(), {
    description: 'Why the order cannot be carried out at its addresses.',
  }),
  capacitynotes: Type.Array(Type.String(), { description: 'Largest volumes of the moves.' }),
  lines: Type.Array(ApiOrderRow),
  deliverycharge: pounds,
  deliveryname: Type.String(),
  totalamount: pounds,
  note: Type.String({ description: 'Note from the shopper to the firm.' }),
  hold: Type.Union(
    [
      Type.Object({
        reason: Type.String(),
        since: time,
        until: makeNullable(Day),
        told: Type.Boolean(),
      }),
      Type.Null(),
    ],
    { description: 'The mark of an order on hold. Only staff see the reason.' },
  ),
  eventdate: makeNullable(Day),
  duedate: makeNullable(Day),
  latefrom: makeNullable(Day),
  payment: Type.String({ description: 'Payment method and state, in words.' }),
  payment_method: Type.String(),
  payments: Type.Array(
    Type.Object({
      id: Type.Integer(),
      transactionid: Type.String(),
      amount: pounds,
      receivedat: time,
      refundreason: Type.String(),
    }),
  ),
  sessions: Type.Array(
    Type.Object({ id: Type.String(), status: Type.String(), createdat: time, checkedat: time }),
  ),
  schedule: Type.Union([Schedule, Type.Null()]),
  daytitles: WorkDayTitles,
  days: Type.Array(StaffOrderDay),
  progress: ApiProgress,
  links: Type.Object({
    count: Type.Integer({ description: 'Number of mailed links that open the order now.' }),
    until: makeNullable(time),
  }),
  actions: Type.Array(OfferedAction),
  timeline: Type.Array(TimelineEntry, { description: 'Latest entry first.' }),
});

export const StaffOrderPageResponse = defineDataResponse(StaffOrderPage);
