import { Type } from 'typebox';
import { PageQuery, typedText } from '../../http/fields.ts';
import { OrderVersion } from '../records/order-version.ts';
import { Schedule, bookingKinds } from '../../schedule/schedule.ts';
import { WorkDayTitles } from '../records/day-texts.ts';
import { ApiProgress, ApiProgressHistory } from '../progress/to-api-progress.ts';
import { staffStates } from '../state/order-states.ts';
import { ApiOrder, ApiOrderRow, ApiOrderState, ApiStateLabel } from '../records/to-api-order.ts';

export const StaffOrdersQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(ApiOrderState),
  undated: Type.Optional(
    Type.Boolean({
      description: 'True: only orders that the firm is going to do and that lack a date.',
    }),
  ),
});

/** An order for staff: recipient, content and history. */
export const StaffOrder = Type.Object({
  ...ApiOrder.properties,
  customer: Type.Object({
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
    email: Type.String(),
  }),
  lines: Type.Array(ApiOrderRow),
  payment: Type.String({ description: 'Payment method and state, in words.' }),
  schedule: Type.Union([Schedule, Type.Null()], { description: 'Requested or agreed dates.' }),
  daytitles: WorkDayTitles,
  undated: Type.Array(Type.Enum([...bookingKinds]), {
    description: 'Booking kinds that still lack a date.',
  }),
  moves: Type.Array(Type.Enum([...staffStates]), {
    description: 'States that staff may set now.',
  }),
  progress: ApiProgress,
  stepmoves: ApiProgressHistory,
  history: Type.Array(
    Type.Object({
      state: ApiOrderState,
      statelabel: ApiStateLabel,
      cause: Type.String(),
      at: Type.String({ format: 'date-time' }),
    }),
  ),
});

export const StaffOrdersResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(StaffOrder),
  total: Type.Integer({ description: 'Number of orders on all pages.' }),
});

export const StateBody = Type.Object({
  state: Type.Enum([...staffStates]),
  reason: Type.Optional(typedText('line', 'Reason', 200)),
  version: Type.Optional(OrderVersion),
});

export const StateResponse = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  state: ApiOrderState,
});
