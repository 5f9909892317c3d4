import * as v from 'valibot';
import { declareBareCall, declareCall, emptyResponse } from '../calls/call.ts';
import { amountInPounds, id, integer, pageSize, time, userIdParams } from '../calls/wire.ts';
import { orderedLine } from './order-fields.ts';
import { orderStateNames } from './order-state.ts';

/** Calls of the specification that read orders and request the confirmation email. */

const readOptions = { method: 'GET', access: 'session' } as const;

export const getOrders = declareBareCall({
  ...readOptions,
  path: 'users/getorders',
  kind: 'order',
  summary: 'Own orders; for staff a page of all orders, with their total in X-Total-Count',
  query: v.object({
    page: v.optional(v.pipe(integer, v.metadata({ minimum: 1, maximum: 1_000_000 })), 1),
    size: pageSize,
  }),
  response: v.array(
    v.object({
      id: integer,
      orderno: v.string(),
      userid: integer,
      customerid: integer,
      totalamount: amountInPounds,
      deliverycharge: amountInPounds,
      payment_method: v.string(),
      transactionid: v.string(),
      state: v.picklist(orderStateNames),
      createdat: time,
      note: v.optional(
        v.pipe(v.string(), v.metadata({ description: 'Note from the shopper to the firm.' })),
      ),
    }),
  ),
});

export const getOrderRows = declareBareCall({
  ...readOptions,
  path: 'users/getorderproducts/{userid}',
  summary: 'Rows of My Orders, the newest order first',
  params: userIdParams,
  response: v.array(orderedLine),
});

export const requestMail = declareCall({
  ...readOptions,
  path: 'users/getmail/{userid}/{orderno}',
  kind: 'order',
  summary: 'Queues the confirmation mail of an own order, once',
  params: v.object({
    userid: id,
    orderno: v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 100 })),
  }),
  response: emptyResponse,
});
