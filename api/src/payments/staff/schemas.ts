import { Type } from 'typebox';
import { refundMethods, refundStates } from 'contract/staff/refund';
import { Id, pounds, reason } from '../../http/fields.ts';
import { errorFields } from '../../http/responses.ts';
import { refundLists } from '../refunds/list-refunds.ts';

export const RefundParams = Type.Object({ id: Id });

export const RefundsQuery = Type.Object({
  state: Type.Enum(refundLists, { default: 'due' }),
  after: Type.Optional(Id),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

export const NewRefundBody = Type.Object({
  amount: Type.Number({ title: 'Amount', exclusiveMinimum: 0, description: 'Pounds.' }),
  reason,
  method: Type.Enum(refundMethods),
  key: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
  left: Type.Optional(
    Type.Number({
      description:
        'Refundable pounds that the page displayed. If they have changed, the response is a 409.',
    }),
  ),
});

export const SettleOutsideBody = Type.Object({ reason });

export const ApiRefund = Type.Object({
  id: Type.Integer(),
  orderno: Type.String(),
  email: Type.String(),
  transactionid: Type.String(),
  amount: pounds,
  currency: Type.String(),
  state: Type.Enum(refundStates),
  method: Type.Enum(refundMethods),
  reason: Type.String(),
  by: Type.String({ description: 'The staff member, or empty.' }),
  error: Type.String({ description: 'Why the refund failed or is late, or empty.' }),
  createdat: Type.String({ format: 'date-time' }),
  settledat: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});

export const OrderRefunds = Type.Object({
  paid: pounds,
  returned: pounds,
  left: pounds,
  oncollection: Type.Boolean({
    description:
      'What is left was paid on collection, and can be given back outside the shop only.',
  }),
  refunds: Type.Array(ApiRefund),
});

/** The 409 response if refunds were made since the page was loaded. */
export const ChangedRefundsResponse = Type.Object({
  ...errorFields,
  current: Type.Optional(OrderRefunds),
  by: Type.Optional(
    Type.String({ description: 'Staff member who made the latest refund, or empty.' }),
  ),
  at: Type.Optional(Type.String({ format: 'date-time' })),
});

export const RefundsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(ApiRefund),
  next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor of the next page.' }),
});
