import {
  type PaymentVerification,
  paymentVerificationSchema,
} from 'contract/orders/payment-verification';
import type { Pence } from 'contract/values/pence';
import { isRequestError, readOutcome, serverApi } from 'shared/data';

interface VerificationQuery {
  sessionId: string;
  /**
   * Number of sign-ins. Part of the cache key, so that the query runs again after another sign-in.
   */
  signIns: number;
}

/** Results never leave the cache, so that each call is sent only once per page load. */
const verificationApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.query<PaymentVerification | null, VerificationQuery>({
      query: ({ sessionId }) => ({
        url: `users/verify-payment/${encodeURIComponent(sessionId)}`,
      }),
      transformResponse: (response) => readOutcome(paymentVerificationSchema, response),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useVerifyPaymentQuery } = verificationApi;

export type VerificationState =
  | { kind: 'verifying' }
  | { kind: 'success'; orderno: string; amount: Pence | null; paymentStatus: string }
  | { kind: 'failed' | 'error'; text: string };

interface QueryResult {
  orderId: string | null;
  sessionId: string | null;
  data?: PaymentVerification | null;
  error?: unknown;
}

/**
 * Derives the state from the query's result. While both `data` and `error` are undefined, the query
 * is running.
 */
export function deriveVerificationState({
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
