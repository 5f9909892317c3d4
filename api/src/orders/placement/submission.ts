import { conflict } from '../../http/http-error.ts';
import type { Tx } from '../../db/db.ts';
import { type Customer, findCustomer } from '../../people/customers/repository.ts';
import { toExactPence } from 'contract/values/pence';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { computeFingerprint } from './compute-fingerprint.ts';
import type { Schedule } from '../../schedule/schedule.ts';
import type { SubmittedBasket } from '../../pricing/submitted-basket.ts';

/** A submitted order of an authenticated user. */
export interface Submission {
  userid: number;
  /** Id of the shipping details, or null for the newest. */
  customerid: number | null;
  basket: SubmittedBasket;
  method: PaymentMethod;
  /** Total on the shopper's page, in pounds. */
  totalamount: number;
  /** Deposit on the shopper's page in pence, or null to pay all at once. */
  deposit: number | null;
  idempotencyKey: string | null;
  /** Origin of the storefront. */
  site: string;
  /** Note to the firm, or null. */
  note: string | null;
  /**
   * Date of the wedding or event, or '' for no date. Null if the request does not contain the
   * field.
   */
  eventDate: string | null;
  /** Requested dates, or null. */
  schedule: Schedule | null;
  /** Member of staff who orders for the user, or null. */
  placedBy: number | null;
  ip: string;
}

/** A submission with shipping details and total in pence. */
export interface CheckedSubmission extends Submission {
  customer: Customer;
  /** Total in pence. */
  total: number;
  fingerprint: string;
}

/**
 * Adds shipping details, the total in pence and the fingerprint. Throws 409 without shipping
 * details or for an invalid total.
 */
export async function checkSubmission(tx: Tx, submission: Submission): Promise<CheckedSubmission> {
  const { basket, method, userid, customerid, totalamount, schedule, deposit } = submission;
  const customer = await findCustomer(tx, userid, customerid);
  if (customer === null) throw conflict(CUSTOMER_MISSING_MESSAGE, 'no_customer');
  const total = toExactPence(totalamount);
  if (total === null) throw conflict(TOTAL_CHANGED_MESSAGE, 'total_differs');
  const fingerprint = computeFingerprint(basket, method, total, customer, { schedule, deposit });
  return { ...submission, customer, total, fingerprint };
}

const CUSTOMER_MISSING_MESSAGE =
  'Customer information not found. Please add your delivery details first.';

export const TOTAL_CHANGED_MESSAGE =
  'The total of your order has changed. Please check your basket and place the order again.';
