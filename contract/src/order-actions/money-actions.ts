import * as v from 'valibot';
import { id, optionalDay, reason, requestKey, requiredAmount, typedText } from '../calls/wire.ts';
import { recordedPaymentKinds } from '../payments/ledger.ts';
import { declareAction } from './order-action.ts';

/** The asked amount in pence, and the text of staff in the mail. */
const askedFields = {
  amount: requiredAmount('Amount'),
  text: v.optional(typedText('text', 'Message', 1000)),
};

/** Actions of staff about the money of an order. Amounts are in pence. */
export const moneyActions = {
  askForPayment: declareAction({
    label: 'Ask for payment',
    permission: 'orders',
    path: 'staff/orders/{orderno}/payment-requests',
    request: v.object({
      ...askedFields,
      /** UUID from the page. A repeated call with it sends no second mail. */
      key: requestKey,
    }),
    previewRequest: v.object(askedFields),
    audit: 'paymentAsked',
    timelineTitle: null,
    hasPreview: true,
  }),
  recordPayment: declareAction({
    label: 'Record a payment',
    permission: 'orders',
    path: 'staff/orders/{orderno}/recorded-payments',
    request: v.object({
      amount: requiredAmount('Amount'),
      method: v.picklist(recordedPaymentKinds),
      /** Day on which the money came, or '' for today. */
      receivedon: v.optional(optionalDay('Received on')),
      note: v.optional(typedText('line', 'Note', 200)),
      /** UUID from the page. A repeated call with it records nothing. */
      key: requestKey,
      /** Amount that the page showed as due. Another amount refuses the call. */
      due: v.optional(v.pipe(v.number(), v.integer())),
      /** Whether staff confirmed an amount that is more than due. */
      accept: v.optional(v.boolean()),
    }),
    audit: 'paymentRecorded',
    timelineTitle: null,
  }),
  correctPayment: declareAction({
    label: 'Correct a payment',
    permission: 'orders',
    path: 'staff/orders/{orderno}/recorded-payments/{paymentid}/correct',
    request: v.object({ reason }),
    params: { paymentid: id },
    audit: 'paymentCorrected',
    timelineTitle: null,
    isInBar: false,
  }),
} as const;
