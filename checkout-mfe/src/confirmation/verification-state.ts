import { isRequestError } from 'shared/data';
import type { Pence } from 'shared/core';
import type { Verification } from './verification-api';

/** The four states of a payment's verification (specification §4 and §8). */
export type VerificationState =
  | { kind: 'verifying' }
  | { kind: 'success'; orderno: string; amount: Pence | null; paymentStatus: string }
  | { kind: 'failed' | 'error'; text: string };

interface Asked {
  orderId: string | null;
  sessionId: string | null;
  data?: Verification | null;
  error?: unknown;
}

/** What the page shows for the query's answer so far. */
export function verificationState({ orderId, sessionId, data, error }: Asked): VerificationState {
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
