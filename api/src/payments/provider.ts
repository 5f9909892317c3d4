/**
 * A card payment provider with hosted pages: Stripe or the sandbox (rules 34 and 38). Aborting
 * `signal` ends the wait for a response.
 */
export interface PaymentProvider {
  /**
   * Creates a session. The same `idempotencyKey` returns the same session. Rejects if the provider
   * is unreachable.
   */
  createSession(request: SessionRequest): Promise<HostedSession>;
  /** Returns a session. Rejects for an unknown id and if the provider is unreachable. */
  retrieveSession(id: string, signal?: AbortSignal): Promise<HostedSession>;
  /** Closes an open session. A closed or paid one is returned unchanged. */
  expireSession(id: string, signal?: AbortSignal): Promise<HostedSession>;
  /** Parses a webhook. Throws if the signature is invalid or too old. */
  readEvent(body: Buffer, signature: string): ProviderEvent;
}

export interface SessionRequest {
  /** Key of this attempt to pay an order, built by `createAttemptKey`. */
  idempotencyKey: string;
  orderno: string;
  email: string;
  /** Amounts per piece, in pence. */
  lines: { name: string; quantity: number; amount: number }[];
  successUrl: string;
  cancelUrl: string;
  /** URL of the backend with its prefix. Only the sandbox's page needs it. */
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
  mode: string;
  orderno: string;
  /** The `idempotencyKey` of its creation, or '' if unknown. */
  attempt: string;
  transactionid: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for an event that is not about a payment session. */
  session: HostedSession | null;
}
