/**
 * A card payment provider with hosted payment pages: Stripe, or the sandbox (decisions 34, 38). Who
 * aborts `signal` waits for the answer no longer.
 */
export interface PaymentProvider {
  /** The same `idempotencyKey` again is the same session. Rejects when it cannot be reached. */
  createSession(request: SessionRequest): Promise<HostedSession>;
  /** Rejects for an unknown id and when the provider cannot be reached. */
  retrieveSession(id: string, signal?: AbortSignal): Promise<HostedSession>;
  /** Closes an open session; one that is closed or paid already comes back as it is. */
  expireSession(id: string, signal?: AbortSignal): Promise<HostedSession>;
  /** Reads a webhook. Throws when the signature is not the provider's, or too old. */
  readEvent(body: Buffer, signature: string): ProviderEvent;
}

export interface SessionRequest {
  /** Names this try at paying an order; see `attempt-key`. */
  idempotencyKey: string;
  orderno: string;
  email: string;
  /** Amounts in pence, each of one piece. */
  lines: { name: string; quantity: number; amount: number }[];
  successUrl: string;
  cancelUrl: string;
  /** Where the backend itself is reached, prefix included; only the sandbox's page is there. */
  apiBase: string;
}

export interface HostedSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** Pence. */
  amount: number;
  currency: string;
  mode: string;
  orderno: string;
  /** The `idempotencyKey` that it was made with; '' when it does not say. */
  attempt: string;
  transactionid: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** Null when the event is not about a payment session. */
  session: HostedSession | null;
}
