import type { CallKind } from 'contract/calls/call';
import type { OverloadSettings } from '../settings/overload-settings.ts';
import { countOverloadRefusal } from './count-refusal.ts';
import { RequestCapacity } from './request-capacity.ts';

/**
 * Limits of the kinds 'catalogue' and 'order'. Calls that take longer than `targetMs` reduce the
 * number of concurrent calls of their kind, down to `min`. Other kinds lack these limits, because
 * their calls may be slow without an overload, for example payments.
 */
const CATALOGUE_LIMITS = { targetMs: 500, min: 16 };
const ORDER_LIMITS = { targetMs: 2_000, min: 24 };

/**
 * Limits the concurrent calls of each kind. Further calls are refused, because they would only
 * wait.
 */
export class CallCapacity {
  readonly #capacities: Record<CallKind, RequestCapacity>;

  constructor({ maxCalls, maxOrderCalls }: OverloadSettings) {
    this.#capacities = {
      order: new RequestCapacity({ max: maxOrderCalls, ...ORDER_LIMITS }),
      payment: new RequestCapacity({ max: maxOrderCalls }),
      sign_in: new RequestCapacity({ max: maxOrderCalls }),
      catalogue: new RequestCapacity({ max: maxCalls, ...CATALOGUE_LIMITS }),
      picture: new RequestCapacity({ max: maxCalls }),
      other: new RequestCapacity({ max: maxCalls }),
    };
  }

  /** Returns false if the call must be refused. Otherwise the caller must call `end` once. */
  start(kind: CallKind | null, ip: string): boolean {
    if (kind === null || this.#capacities[kind].start(ip)) return true;
    countOverloadRefusal(kind);
    return false;
  }

  end(kind: CallKind | null, ip: string, durationMs: number): void {
    if (kind !== null) this.#capacities[kind].end(ip, durationMs);
  }
}
