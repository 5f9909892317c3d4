import { conflict } from '../http/http-error.ts';
import type { Tx } from '../db/db.ts';
import { type Customer, findCustomer } from '../customers/repository.ts';
import { penceOf } from '../money/pence.ts';
import type { PaymentMethod } from '../pricing/price-order.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { SentBasket } from '../pricing/sent-basket.ts';

/** An order as it was submitted, by a user who is known to be who they say. */
export interface Submission {
  userid: number;
  /** The shipping details; null: the user's newest. */
  customerid: number | null;
  basket: SentBasket;
  method: PaymentMethod;
  /** Pounds, as the shopper was shown. */
  totalamount: number;
  idempotencyKey: string | null;
  /** The storefront's origin. */
  site: string;
  /** To the firm (decision 48); null where the call carries none. */
  note: string | null;
  /** When it is to be done; null: not said. */
  schedule: Schedule | null;
  /** The network address that it came from. */
  ip: string;
}

/** A submission whose shipping details and total are read. */
export interface CheckedSubmission extends Submission {
  customer: Customer;
  /** Pence. */
  total: number;
  fingerprint: string;
}

/** Throws 409 without shipping details, or for a total that is no amount of money. */
export async function checkSubmission(tx: Tx, submission: Submission): Promise<CheckedSubmission> {
  const { basket, method, userid, customerid, totalamount, schedule } = submission;
  const customer = await findCustomer(tx, userid, customerid);
  if (customer === null) throw conflict(CUSTOMER_MISSING, 'no_customer');
  const total = penceOf(totalamount);
  if (total === null) throw conflict(OTHER_TOTAL, 'total_differs');
  const fingerprint = fingerprintOf(basket, method, total, customer, schedule);
  return { ...submission, customer, total, fingerprint };
}

const CUSTOMER_MISSING = 'Customer information not found. Please add your delivery details first.';

export const OTHER_TOTAL =
  'The total of your order has changed. Please check your basket and place the order again.';
