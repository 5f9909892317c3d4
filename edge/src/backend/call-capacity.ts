import { isPublicRead } from '../rendering/public-reads.ts';

/** Calls of one kind that may be under way at once. While the backend is slow, no more of them wait. */
const MAX_UNDER_WAY = {
  /** All that a checkout asks for, from the guest's e-mail to the payment: browsing takes none of its capacity. */
  order: 200,
  /** Reads of the catalogue, which the backend answers from memory. */
  catalogue: 5000,
  other: 500,
} as const;

export type CallKind = keyof typeof MAX_UNDER_WAY;

const CALL_KINDS = Object.keys(MAX_UNDER_WAY) as CallKind[];

/** Connections to the backend for each kind of call. Further calls of a kind wait for one. */
export const CONNECTIONS: Record<CallKind, number> = { order: 200, catalogue: 64, other: 500 };

const ORDER =
  /^\/(?:admin\/guest|payments\/webhook|users\/(?:getusers|getcustomers|addcustomers|getcalendar|getorders|orderplace|orderproducts|addtopackage|getmail|create-stripe-session|verify-payment))(?:[/?]|$)/i;

/** Returns the kind of a call by its method and its address below /api. */
export function callKindOf(method: string, url: string): CallKind {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (ORDER.test(path)) return 'order';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isPublicRead(path.slice(1)) ? 'catalogue' : 'other';
}

/** Counts calls under way, each kind by itself. */
export class CallCapacity {
  readonly #underWay = Object.fromEntries(CALL_KINDS.map((kind) => [kind, 0])) as Record<
    CallKind,
    number
  >;

  /** Counts a call as under way until `end`. Returns false if there are too many of its kind. */
  start(kind: CallKind): boolean {
    if (this.#underWay[kind] >= MAX_UNDER_WAY[kind]) return false;
    this.#underWay[kind] += 1;
    return true;
  }

  end(kind: CallKind): void {
    this.#underWay[kind] -= 1;
  }
}
