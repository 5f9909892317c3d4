import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { day, id, integer, orderNumber, orEmpty, time, openEnum } from '../../calls/wire.ts';
import { ledgerEntryStates, ledgerSources, paymentKinds } from '../ledger.ts';

/** An entry of the ledger. `amount` is in hundredths of the currency, negative for money that went back. */
const entry = v.object({
  source: openEnum(ledgerSources),
  /** Id within the source. */
  id,
  method: openEnum(paymentKinds),
  amount: integer,
  currency: v.string(),
  state: openEnum(ledgerEntryStates),
  /** Time at which the money moved, or '' while it is pending. */
  at: orEmpty(time),
  createdat: time,
  /** Staff member who recorded the entry, or ''. */
  by: v.string(),
  /** The provider's id, or ''. */
  reference: v.string(),
  note: v.string(),
  /** Whether staff can correct this entry. */
  iscorrectable: v.boolean(),
});

export type LedgerEntry = v.InferOutput<typeof entry>;

/** Paid and due amounts of an order in pence, with its ledger. */
const orderMoney = v.object({
  total: integer,
  /** Sum of all money that came, less all money that went back. */
  paid: integer,
  due: integer,
  /** Last day to pay what is due, or ''. */
  dueon: orEmpty(day),
  /** Amount that came too much and is not listed for refund. */
  excess: integer,
  /** Oldest entry first. */
  entries: v.array(entry),
});

export type OrderMoney = v.InferOutput<typeof orderMoney>;

export const getOrderMoney = declareCall({
  method: 'GET',
  path: 'staff/orders/{orderno}/money',
  access: 'orders',
  summary: 'What is paid of an order, what is due, and the entries of its ledger',
  params: v.object({ orderno: orderNumber }),
  response: dataResponse(orderMoney),
});
