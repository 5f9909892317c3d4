import Stripe from 'stripe';
import {
  type ProviderRefund,
  RefundRefusedError,
  type RefundRequest,
  RefundUnclearError,
} from '../payment-provider.ts';

/** Refunds a payment through Stripe, once per reference. */
export async function createStripeRefund(
  stripe: Stripe,
  { transactionid, amount, reference, orderno }: RefundRequest,
): Promise<ProviderRefund> {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: transactionid, amount, metadata: { reference, orderno } },
      { idempotencyKey: `refund-${reference}` },
    );
    return readStripeRefund(refund);
  } catch (cause) {
    throw toRefundError(cause);
  }
}

/**
 * Returns all refunds of a payment. Stripe lists the newest refunds first, at most 100 per page.
 */
export async function listStripeRefunds(
  stripe: Stripe,
  transactionid: string,
): Promise<ProviderRefund[]> {
  const list = stripe.refunds.list({ payment_intent: transactionid, limit: 100 });
  const refunds = await list.autoPagingToArray({ limit: 1_000 });
  return refunds.map(readStripeRefund);
}

export function readStripeRefund(refund: Stripe.Refund): ProviderRefund {
  const { payment_intent: intent } = refund;
  return {
    id: refund.id,
    status: readStatus(refund.status),
    transactionid: (typeof intent === 'string' ? intent : intent?.id) ?? '',
    amount: refund.amount,
    currency: refund.currency,
    reference: refund.metadata?.['reference'] ?? '',
    failure: refund.failure_reason?.replaceAll('_', ' ') ?? '',
  };
}

/** An unknown status counts as pending, so that `sweepRefunds` asks Stripe again. */
function readStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/**
 * Converts an error of Stripe. Stripe repeats its first response for the same idempotency key, even
 * if that response was a failure of Stripe itself. Stripe stores no response for a concurrent
 * request (409) or for too many requests (429), so the same key can be sent again.
 */
function toRefundError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const { statusCode = 0, message } = cause;
  if (statusCode >= 500) return new RefundUnclearError(message, { cause });
  const isRefused = statusCode >= 400 && statusCode !== 409 && statusCode !== 429;
  return isRefused ? new RefundRefusedError(message, { cause }) : cause;
}
