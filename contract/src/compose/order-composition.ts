import * as v from 'valibot';
import { storedSchedule } from '../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../calls/call.ts';
import { integer, orderNumber, openEnum } from '../calls/wire.ts';
import { paymentMethods } from '../payments/payment-method.ts';
import { composition } from './composition.ts';

/** The call that a page makes before staff change an order. */

const orderComposition = v.object({
  orderno: v.string(),
  /** Version of the order that a change names. */
  version: integer,
  method: openEnum(paymentMethods),
  /** The ordered lines with their ids, and the discount and delivery of the order. */
  composition,
  /** Names of the lines, in the sequence of the composition. */
  names: v.array(v.string()),
  schedule: v.nullable(storedSchedule),
  note: v.string(),
  /** Total in pence. */
  total: integer,
  /** Reason why the order cannot be changed now, or ''. */
  refusal: v.string(),
});

export type OrderComposition = v.InferOutput<typeof orderComposition>;

export const getOrderComposition = declareCall({
  method: 'GET',
  path: 'staff/orders/{orderno}/composition',
  access: 'orders',
  summary: 'The lines of an order as staff compose them',
  params: v.object({ orderno: orderNumber }),
  response: dataResponse(orderComposition),
});
