import { Type } from 'typebox';
import { pounds } from '../http/fields.ts';
import { SentLines, submissionFields } from '../orders/schemas.ts';

/** The payload of specification §7; `products` repeats `cart_items`, either will do. */
export const SessionBody = Type.Object({
  ...submissionFields,
  deliveryCharge: Type.Optional(Type.Number({ description: 'Pounds; part of the total.' })),
  cart_items: Type.Optional(SentLines),
  products: Type.Optional(SentLines),
  customer_details: Type.Optional(Type.Unknown()),
});

export const SessionAnswer = Type.Object({
  status: Type.Literal(true),
  sessionId: Type.String(),
  url: Type.String(),
  orderno: Type.String(),
});

export const SessionParams = Type.Object({
  sessionId: Type.String({ minLength: 1, maxLength: 255 }),
});

export const VerifyAnswer = Type.Object({
  success: Type.Boolean(),
  orderno: Type.String(),
  amount_total: pounds,
  payment_status: Type.String(),
  transactionid: Type.String(),
  error: Type.Union([Type.String(), Type.Null()]),
});

export const RefundsAnswer = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      orderno: Type.String(),
      email: Type.String(),
      transactionid: Type.String(),
      amount: pounds,
      currency: Type.String(),
      reason: Type.String(),
      receivedat: Type.String({ format: 'date-time' }),
    }),
  ),
});
