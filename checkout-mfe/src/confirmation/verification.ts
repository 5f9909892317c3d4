import type { Pence } from 'shared/core';
import { flag, isRequestError, pence, readOutcome, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

const verificationSchema = v.object({
  success: flag,
  orderno: text,
  /** Pounds on the wire, pence here (rule 14). Null if the response has none. */
  amount_total: v.nullish(v.fallback(v.nullable(pence), null), null),
  payment_status: text,
  transactionid: text,
  error: text,
});

type Verification = v.InferOutput<typeof verificationSchema>;

interface VerificationQuery {
  sessionId: string;
  /** The count of sign-ins on this page. After another sign-in the query runs again. */
  signIns: number;
}

/** GET users/verify-payment/{sessionId}. The result is cached for good, so that the call runs once per page load. */
const verificationApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.query<Verification | null, VerificationQuery>({
      query: ({ sessionId }) => ({
        url: `users/verify-payment/${encodeURIComponent(sessionId)}`,
      }),
      transformResponse: (answer) => readOutcome(verificationSchema, answer),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useVerifyPaymentQuery } = verificationApi;

/** The four states of a payment's verification (specification, sections 4 and 8). */
export type VerificationState =
  | { kind: 'verifying' }
  | { kind: 'success'; orderno: string; amount: Pence | null; paymentStatus: string }
  | { kind: 'failed' | 'error'; text: string };

interface QueryResult {
  orderId: string | null;
  sessionId: string | null;
  data?: Verification | null;
  error?: unknown;
}

/** Returns the state of the page for the query's result so far. */
export function verificationState({
  orderId,
  sessionId,
  data,
  error,
}: QueryResult): VerificationState {
  if (!sessionId || !orderId) return { kind: 'error', text: 'Missing payment session information' };
  if (isRequestError(error)) {
    const { status, serverError } = error;
    if (status === 400 && /already processed/i.test(serverError)) {
      return { kind: 'success', orderno: orderId, amount: null, paymentStatus: 'paid' };
    }
    return { kind: 'error', text: serverError || 'Unable to verify payment status' };
  }
  if (error) return { kind: 'error', text: 'Unable to verify payment status' };
  if (data === undefined) return { kind: 'verifying' };
  if (!data?.success) {
    return { kind: 'failed', text: data?.error || 'Payment verification failed' };
  }
  return {
    kind: 'success',
    orderno: data.orderno || orderId,
    amount: data.amount_total,
    paymentStatus: data.payment_status,
  };
}
