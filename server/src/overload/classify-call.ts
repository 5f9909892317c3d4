import { isPublicRead } from '../public-reads.ts';

/**
 * Kinds of calls. Each kind has its own limit, so that many calls of one kind cannot block another
 * kind.
 */
export const CALL_KINDS = ['order', 'payment', 'sign_in', 'catalogue', 'picture', 'other'] as const;

export type CallKind = (typeof CALL_KINDS)[number];

const ORDER_PATH =
  /^\/(?:admin\/guest|users\/(?:getusers|getcustomers|addcustomers|getcalendar|getorders|orderplace|orderproducts|addtopackage|getmail))(?:[/?]|$)/i;

/** Paths of calls that may wait for a payment provider. */
const PAYMENT_PATH =
  /^\/(?:payments\/webhook|users\/(?:create-stripe-session|verify-payment))(?:[/?]|$)/i;

const SIGN_IN_PATH = /^\/admin\/(?:userlogin|usersignup)(?:[/?]|$)/i;

const HEALTH_PATH = /^\/(?:healthz|readyz)(?:\?|$)/i;

/** Returns null for health checks, which have no limit. */
export function classifyCall(method: string, url: string): CallKind | null {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (ORDER_PATH.test(path)) return 'order';
  if (PAYMENT_PATH.test(path)) return 'payment';
  if (SIGN_IN_PATH.test(path)) return 'sign_in';
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  if (HEALTH_PATH.test(path)) return null;
  if (path.startsWith('/images/')) return 'picture';
  return isPublicRead(path.slice(1)) ? 'catalogue' : 'other';
}

/**
 * Returns true for orders, payments, sign-in and health checks, which are served even on a
 * connection above the limit.
 */
export function isUrgentCall(method: string, url: string): boolean {
  const kind = classifyCall(method, url);
  return kind === null || kind === 'order' || kind === 'payment' || kind === 'sign_in';
}
