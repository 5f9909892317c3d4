import type { IncomingHttpHeaders } from 'node:http';
import type { DisputeKind, DisputeStatus } from 'contract/payments/dispute';
import type { PayoutStatus, PayoutTransactionKind } from 'contract/payments/payout';
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
  /** Returns the payouts that reach the bank on these days, of which both are included. */
  listPayouts(days: PayoutDays, signal?: AbortSignal): Promise<ProviderList<ProviderPayout>>;
  /** Returns a payout, or null for an unknown id. */
  retrievePayout(id: string, signal?: AbortSignal): Promise<ProviderPayout | null>;
  /** Returns the transactions of a payout, without the transaction of the payout itself. */
  listBalanceTransactions(
    payoutid: string,
    signal?: AbortSignal,
  ): Promise<ProviderList<BalanceTransaction>>;
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

/** First and last day, 'YYYY-MM-DD'. */
export interface PayoutDays {
  from: string;
  to: string;
}

/** A list that a provider may have limited. */
export interface ProviderList<Item> {
  items: Item[];
  /** Whether the provider has more items than the list. */
  hasMore: boolean;
}

/** A payout from the firm's balance at the provider to its bank account. */
export interface ProviderPayout {
  id: string;
  /** Day on which the bank has the money, 'YYYY-MM-DD'. */
  arrivesOn: string;
  status: PayoutStatus;
  /** Amount in hundredths of the currency. */
  amount: number;
  currency: string;
  /**
   * Whether the provider knows the transactions of the payout. It does not know them for a payout
   * that a person requested, and not yet for one that it still prepares.
   */
  transactions: 'known' | 'not_yet' | 'unknown';
}

/** A movement of the firm's balance at the provider. */
export interface BalanceTransaction {
  id: string;
  kind: PayoutTransactionKind;
  /** The transaction in the provider's words. */
  description: string;
  /** Time in Unix seconds. */
  createdAt: number;
  /** Amount before the fee, in hundredths of the currency. Negative for money that went back. */
  amount: number;
  /** Fee in hundredths of the currency. */
  fee: number;
  /** Change of the balance: `amount` less `fee`. */
  net: number;
  /** Currency of the balance. */
  currency: string;
  /** Amount and currency before the provider converted them to the currency of the balance. */
  original: { amount: number; currency: string };
  /**
   * The reference of the entry in the ledger: the transaction id of a payment, or the provider's id
   * of a refund or dispute. '' for other kinds.
   */
  reference: string;
}

/** A dispute, early fraud warning or review in a webhook event of the provider. */
export interface ProviderDispute {
  id: string;
  kind: DisputeKind;
  transactionid: string;
  /** Disputed amount in hundredths of the currency. Null means the full payment. */
  amount: number | null;
  /** Null means the currency of the payment. */
  currency: string | null;
  /** The reason in the provider's word, such as 'product_not_received'. */
  reason: string;
  status: DisputeStatus;
  /**
   * Whether the bank only asks, and no money was withdrawn. A refund through the provider ends an
   * inquiry.
   */
  isInquiry: boolean;
  /** Whether the firm appeals against a lost dispute. Only an appeal opens a decided dispute again. */
  isAppeal: boolean;
  /** Time until which the firm can respond, in Unix seconds, or null. */
  dueBy: number | null;
  /** Time at which the money left the firm's balance, in Unix seconds, or null. */
  withdrawnAt: number | null;
  /** Time at which the money came back to the firm's balance, in Unix seconds, or null. */
  reinstatedAt: number | null;
  /** Time of the event in Unix seconds. Events may arrive repeatedly and in any order. */
  reportedAt: number;
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
  /** The dispute, early fraud warning or review that the event reports, or null. */
  dispute: ProviderDispute | null;
}
