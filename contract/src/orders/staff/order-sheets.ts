import * as v from 'valibot';
import { dayTitles, storedSchedule } from '../../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { pounds, time } from '../../calls/wire.ts';
import { contactFields, orderedLine, orderState, stateLabel } from '../order-fields.ts';
import { selectedOrders } from './order-list.ts';

/** Data of an order for its packing slip and work sheet. */
const printedOrder = v.object({
  orderno: v.string(),
  createdat: time,
  state: orderState,
  statelabel: stateLabel,
  customer: v.object(contactFields),
  lines: v.array(orderedLine),
  totalamount: pounds,
  /** Payment method and state, in words. */
  payment: v.string(),
  note: v.string(),
  onhold: v.boolean(),
  /** Warning about the payment, such as 'Payment disputed', or ''. */
  paymentalert: v.optional(v.string(), ''),
  /** Why the order cannot be carried out at its addresses. */
  addressnotes: v.array(v.string()),
  schedule: v.nullable(storedSchedule),
  daytitles: dayTitles,
});

export type PrintedOrder = v.InferOutput<typeof printedOrder>;

export const readSheets = declareCall({
  method: 'POST',
  path: 'staff/orders/sheets',
  access: 'orders',
  summary: 'The slips and work sheets of the requested orders, in the requested order',
  body: v.object({ ordernos: selectedOrders }),
  response: dataResponse(v.array(printedOrder)),
});
