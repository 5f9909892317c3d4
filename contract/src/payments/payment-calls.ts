import { declareCall, emptyResponse } from '../calls/call.ts';

/** The signature of the provider covers the bytes of the body, so the call declares no body. */
export const sendPaymentEvent = declareCall({
  method: 'POST',
  path: 'payments/webhook',
  access: 'everybody',
  kind: 'payment',
  summary: 'Events of the card payment provider, signed by it',
  response: emptyResponse,
});
