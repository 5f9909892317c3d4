import { Type } from 'typebox';
import { optionalReason } from '../../http/fields.ts';
import { OrderVersion } from '../records/order-version.ts';
import { staffStates } from '../state/order-states.ts';
import { ApiOrderState } from '../records/to-api-order.ts';

export const StateBody = Type.Object({
  state: Type.Enum([...staffStates]),
  reason: optionalReason,
  version: Type.Optional(OrderVersion),
});

export const StateResponse = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  state: ApiOrderState,
});
