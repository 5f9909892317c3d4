import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { day, integer, openEnum } from '../../calls/wire.ts';
import { dayRange } from '../../calls/day-range.ts';
import { paymentKinds } from '../ledger.ts';

/** Number of orders and what is due of them, in pence. */
const dueOrders = v.object({ orders: integer, amount: integer });

/** The firm's money in a range of days. Amounts are in pence, less what went back. */
const money = v.object({
  due: dueOrders,
  /** Part of `due` that should have been paid on a past day. */
  overdue: dueOrders,
  /** Latest day first. Days without money are absent. */
  days: v.array(
    v.object({
      day,
      methods: v.array(v.object({ method: openEnum(paymentKinds), amount: integer })),
      total: integer,
    }),
  ),
});

export type Money = v.InferOutput<typeof money>;

export const getMoney = declareCall({
  method: 'GET',
  path: 'staff/money',
  access: 'money',
  summary: 'What customers still have to pay, and the takings of each day by method',
  query: dayRange,
  response: dataResponse(money),
});
