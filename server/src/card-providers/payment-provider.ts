import type { IncomingHttpHeaders } from 'node:http';
import type { Environment } from '../settings/read-settings.ts';

/** Declares a real card payment provider. Its folder has all that the servers know about it. */
export interface CardProvider {
  /** Name that is stored with each payment. It must never change. */
  name: string;
  /** Name of the provider for shoppers. */
  label: string;
  /** Web origins that pages need, for the security policy. */
  origins: {
    /** Origins of the hosted payment pages to which the shop redirects shoppers. */
    pages: readonly string[];
    scripts: readonly string[];
    connections: readonly string[];
    frames: readonly string[];
  };
  /**
   * Returns a function that loads the provider. Returns null if its settings are unset. Throws a
   * `SettingError` if only some of them are set.
   */
  configure(env: Environment): LoadProvider | null;
  /** Reads the settings that pages depend on. */
  readPageSettings(env: Environment): { hasSecretKey: boolean; publishableKey: string | null };
}

/** Imports the provider's code on demand, because `edge` needs only the declaration. */
export type LoadProvider = () => Promise<PaymentProvider>;

/**
 * A card payment provider with hosted payment pages. Aborting the `signal` of a call ends the wait for the provider's response.
 */
export interface PaymentProvider {
  /**
   * Creates a session. A repeated call with the same `idempotencyKey` returns the same session.
   * Rejects if the provider is unreachable.
   */
  createSession(request: SessionRequest): Promise<HostedSession>;
  /** Returns a session. Rejects for an unknown id, or if the provider is unreachable. */
  retrieveSession(id: string, signal?: AbortSignal): Promise<HostedSession>;
  /** Closes an open session. Returns a closed or paid session unchanged. */
  expireSession(id: string, signal?: AbortSignal): Promise<HostedSession>;
  /**
   * Refunds a payment to its card. Repeated calls with the same `reference` refund once. Throws a
   * `RefundRefusedError` if the provider refuses the refund, so that no money moves. Throws a
   * `RefundUnclearError` if the provider responded with a failure of its own. The provider would
   * repeat this failure for the same reference, so the next attempt needs a new reference. After
   * any other error, the same reference can be sent again.
   */
  createRefund(request: RefundRequest, signal?: AbortSignal): Promise<ProviderRefund>;
  /**
   * Returns all refunds of a payment, including refunds that staff made in the provider's own
   * pages.
   */
  listRefunds(transactionid: string, signal?: AbortSignal): Promise<ProviderRefund[]>;
  /** Parses a webhook. Throws if the signature is missing, invalid or too old. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent;
}

export interface SessionRequest {
  /** Key of this attempt to pay an order, built by `createAttemptKey`. */
  idempotencyKey: string;
  orderno: string;
  email: string;
  /** Lines to pay. `amount` is the price of one piece, in pence. */
  lines: { name: string; quantity: number; amount: number }[];
  successUrl: string;
  cancelUrl: string;
  /** URL of the backend with its path prefix. Only the sandbox's payment page needs this URL. */
  apiBase: string;
}

export interface HostedSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Amount in pence. */
  amount: number;
  currency: string;
  /** Mode of the Checkout session, such as 'payment'. */
  mode: string;
  orderno: string;
  /** The `idempotencyKey` with which the session was created, or '' if unknown. */
  attempt: string;
  transactionid: string;
  /**
   * Whether a payment failed after its session was completed. Only webhook events contain this
   * field.
   */
  hasPaymentFailed?: boolean;
}

export interface RefundRequest {
  transactionid: string;
  /** Amount in pence. */
  amount: number;
  /** Key of this attempt to refund the payment. Repeated requests with the same key refund once. */
  reference: string;
  orderno: string;
}

/** A refund in a response or a webhook event of the provider. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'done' | 'failed';
  transactionid: string;
  /** Amount in pence. */
  amount: number;
  currency: string;
  /**
   * The `reference` of the refund's request, or '' for a refund that staff made in the provider's
   * own pages.
   */
  reference: string;
  /** The reason of a failed refund, for staff, or ''. */
  failure: string;
}

/** The provider refused a refund, so no money moved. */
export class RefundRefusedError extends Error {}

/** The provider responded to a refund with a failure. Whether money moved is unknown. */
export class RefundUnclearError extends Error {}

export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for an event that is not about a payment session. */
  session: HostedSession | null;
  /** The refunds that the event reports. */
  refunds: ProviderRefund[];
  /**
   * Transaction id of the payment, if the event reports that refunds changed but does not contain
   * the refunds. Otherwise null.
   */
  refundedTransaction: string | null;
}
