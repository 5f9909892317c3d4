import { Type } from 'typebox';
import { pounds } from '../http/fields.ts';

export const SessionParams = Type.Object({
  sessionId: Type.String({ minLength: 1, maxLength: 255 }),
});

export const VerifyPaymentResponse = Type.Object({
  success: Type.Boolean(),
  orderno: Type.String(),
  amount_total: pounds,
  payment_status: Type.String(),
  transactionid: Type.String(),
  error: Type.Union([Type.String(), Type.Null()]),
});
