import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { day, integer, programText, time, openEnum } from '../../calls/wire.ts';
import { dayRange } from '../../calls/day-range.ts';
import { payoutStatuses, payoutTransactionKinds } from '../payout.ts';

/** Calls about the payouts of card payment providers to the firm's bank account. */

/** A payout. Amounts are in hundredths of the currency. */
const payoutOnWire = v.object({
  /** The provider's id. */
  id: v.string(),
  provider: v.string(),
  /** Name of the provider for people. */
  providerlabel: v.string(),
  /** Day on which the bank has the money. */
  arriveson: day,
  status: openEnum(payoutStatuses),
  /** Negative if the provider takes money from the bank account. */
  amount: integer,
  currency: v.string(),
});

export type Payout = v.InferOutput<typeof payoutOnWire>;

/** A transaction of a payout with the entry of the ledger that has the same payment. */
const payoutTransaction = v.object({
  /** The provider's id. */
  id: v.string(),
  kind: openEnum(payoutTransactionKinds),
  /** The transaction in words, such as 'Payment'. */
  label: v.string(),
  at: time,
  /** Amount before the fee. Negative for money that went back. */
  amount: integer,
  fee: integer,
  net: integer,
  currency: v.string(),
  /** '' if the transaction belongs to no order of the shop. */
  orderno: v.string(),
  /** Sentence about what does not match the ledger, or ''. */
  mismatch: v.string(),
});

export type PayoutTransaction = v.InferOutput<typeof payoutTransaction>;

const payoutList = v.object({
  /** Latest day first. */
  payouts: v.array(payoutOnWire),
  /** Sentences about payouts that are missing in the list. */
  notices: v.array(v.string()),
  /** Whether a provider did not respond, so that another attempt may succeed. */
  isincomplete: v.boolean(),
});

export type PayoutList = v.InferOutput<typeof payoutList>;

const payoutDetails = v.object({
  ...payoutOnWire.entries,
  /** Newest first. */
  transactions: v.array(payoutTransaction),
  /** Sums of the transactions. */
  gross: integer,
  fees: integer,
  net: integer,
  /** Number of transactions that do not match the ledger. */
  mismatches: integer,
  /** Sentences about the payout as a whole, such as a sum that differs from its amount. */
  notices: v.array(v.string()),
});

export type PayoutDetails = v.InferOutput<typeof payoutDetails>;

export const listPayouts = declareCall({
  method: 'GET',
  path: 'staff/payouts',
  access: 'money',
  kind: 'payment',
  summary: 'The payouts of card payment providers that reach the bank in a range of days',
  query: dayRange,
  response: dataResponse(payoutList),
});

export const getPayout = declareCall({
  method: 'GET',
  path: 'staff/payouts/{provider}/{id}',
  access: 'money',
  kind: 'payment',
  summary: 'A payout with its transactions and fees, compared with the ledger',
  params: v.object({ provider: programText(50), id: programText(100) }),
  response: dataResponse(payoutDetails),
});
