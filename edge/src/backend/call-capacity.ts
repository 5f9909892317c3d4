import { isPublicRead } from '../rendering/public-reads.ts';

/** Largest number of concurrent calls of each kind. Further calls are refused while the backend is slow. */
const MAX_UNDER_WAY = {
  /** Calls that place and pay orders. Other calls never use up their capacity. */
  order: 200,
  /** Reads of the catalogue, to which the backend responds from memory. */
  catalogue: 5000,
  other: 500,
} as const;

export type CallKind = keyof typeof MAX_UNDER_WAY;

const CALL_KINDS = Object.keys(MAX_UNDER_WAY) as CallKind[];

/** Number of connections to the backend for each kind of call. A call waits while all of its kind are in use. */
export const CONNECTIONS: Record<CallKind, number> = { order: 200, catalogue: 64, other: 500 };

const ORDER =
  /^\/users\/(?:orderplace|create-stripe-session|verify-payment|orderproducts|addtopackage|addcustomers|getusers|getcalendar|getmail)(?:[/?]|$)|^\/payments\/webhook(?:[/?]|$)/i;

/** Returns the kind of a call by its method and URL. */
export function callKindOf(method: string, url: string): CallKind {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (ORDER.test(path)) return 'order';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isPublicRead(path.slice(1)) ? 'catalogue' : 'other';
}

/** Counts the concurrent calls of each kind. */
export class CallCapacity {
  readonly #underWay = Object.fromEntries(CALL_KINDS.map((kind) => [kind, 0])) as Record<
    CallKind,
    number
  >;

  /** Counts a call until `end`. Returns false, without counting it, if its kind has reached the limit. */
  start(kind: CallKind): boolean {
    if (this.#underWay[kind] >= MAX_UNDER_WAY[kind]) return false;
    this.#underWay[kind] += 1;
    return true;
  }

  end(kind: CallKind): void {
    this.#underWay[kind] -= 1;
  }
}
