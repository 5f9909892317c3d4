import { Type } from 'typebox';
import { PageQuery } from '../../http/fields.ts';
import { Schedule, trades } from '../../schedule/schedule.ts';
import { WorkDayTitles } from '../records/day-texts.ts';
import { ProgressOnWire, StepMoves } from '../progress/wire-progress.ts';
import { staffStates } from '../state/order-states.ts';
import { OrderOnWire, OrderProductRow, State, StateLabel } from '../records/wire-order.ts';

export const StaffOrdersQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(State),
  undated: Type.Optional(
    Type.Boolean({ description: 'True: those alone that are to be done and lack a date.' }),
  ),
});

/** An order for staff: recipient, content and history. */
export const StaffOrder = Type.Object({
  ...OrderOnWire.properties,
  customer: Type.Object({
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
    email: Type.String(),
  }),
  lines: Type.Array(OrderProductRow),
  payment: Type.String({ description: 'How it is paid, or was, in words.' }),
  schedule: Type.Union([Schedule, Type.Null()], { description: 'When it is to be done.' }),
  daytitles: WorkDayTitles,
  undated: Type.Array(Type.Enum([...trades]), { description: 'What of it still lacks a date.' }),
  moves: Type.Array(Type.Enum([...staffStates]), {
    description: 'What the order may become now at the wish of staff.',
  }),
  progress: ProgressOnWire,
  stepmoves: StepMoves,
  history: Type.Array(
    Type.Object({
      state: State,
      statelabel: StateLabel,
      cause: Type.String(),
      at: Type.String({ format: 'date-time' }),
    }),
  ),
});

export const StaffOrdersAnswer = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(StaffOrder),
  total: Type.Integer({ description: 'All orders of the state, on every page.' }),
});

export const OrderNoParams = Type.Object({ orderno: Type.String({ maxLength: 100 }) });

export const StateBody = Type.Object({
  state: Type.Enum([...staffStates]),
});

export const StateAnswer = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  state: State,
});
