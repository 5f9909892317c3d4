import { isPublicRead } from '../public-reads.ts';

/**
 * Kinds of calls. Each kind has its own limit, so that many calls of one kind cannot block another
 * kind.
 */
export const CALL_KINDS = ['order', 'sign_in', 'catalogue', 'picture', 'other'] as const;

export type CallKind = (typeof CALL_KINDS)[number];

const ORDER_PATH =
  /^\/(?:admin\/guest|payments\/webhook|users\/(?:getusers|getcustomers|addcustomers|getcalendar|getorders|orderplace|orderproducts|addtopackage|getmail|create-stripe-session|verify-payment))(?:[/?]|$)/i;

const SIGN_IN_PATH = /^\/admin\/(?:userlogin|usersignup)(?:[/?]|$)/i;

const HEALTH_PATH = /^\/(?:healthz|readyz)(?:\?|$)/i;

/** Returns null for health checks, which have no limit. */
export function classifyCall(method: string, url: string): CallKind | null {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (ORDER_PATH.test(path)) return 'order';
  if (SIGN_IN_PATH.test(path)) return 'sign_in';
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  if (HEALTH_PATH.test(path)) return null;
  if (path.startsWith('/images/')) return 'picture';
  return isPublicRead(path.slice(1)) ? 'catalogue' : 'other';
}
