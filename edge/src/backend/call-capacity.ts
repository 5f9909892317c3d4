import { isPublicRead } from '../rendering/public-reads.ts';

/**
 * Largest number of concurrent calls of each kind. Further calls get an error at once, because they
 * would only wait for a slow backend.
 */
const MAX_CALLS = {
  /** Calls of a checkout have their own limit, so that other calls cannot block orders. */
  order: 200,
  catalogue: 5000,
  other: 500,
} as const;

export type CallKind = keyof typeof MAX_CALLS;

const CALL_KINDS = Object.keys(MAX_CALLS) as CallKind[];

export const CONNECTIONS: Record<CallKind, number> = { order: 200, catalogue: 64, other: 500 };

const ORDER_PATH =
  /^\/(?:admin\/guest|payments\/webhook|users\/(?:getusers|getcustomers|addcustomers|getcalendar|getorders|orderplace|orderproducts|addtopackage|getmail|create-stripe-session|verify-payment))(?:[/?]|$)/i;

export function classifyCall(method: string, url: string): CallKind {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (ORDER_PATH.test(path)) return 'order';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isPublicRead(path.slice(1)) ? 'catalogue' : 'other';
}

export class CallCapacity {
  readonly #underWay = Object.fromEntries(CALL_KINDS.map((kind) => [kind, 0])) as Record<
    CallKind,
    number
  >;

  start(kind: CallKind): boolean {
    if (this.#underWay[kind] >= MAX_CALLS[kind]) return false;
    this.#underWay[kind] += 1;
    return true;
  }

  end(kind: CallKind): void {
    this.#underWay[kind] -= 1;
  }
}
