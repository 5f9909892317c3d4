import { getNetwork, isLoopback } from '../network.ts';

/** Share of the requests under way that one network may have. */
const DEFAULT_NETWORK_SHARE = 1 / 2;

/** Change of the limit by each request that takes too long, and by each other one. */
const [DECREASE, INCREASE] = [0.9, 1.005];

interface CapacityOptions {
  /** Largest number of requests under way. */
  max: number;
  networkShare?: number;
  /**
   * Longest duration of a request in ms for which the limit stays. Longer ones lower it down to
   * `min`, because a long queue would answer everybody late.
   */
  targetMs?: number;
  min?: number;
}

/** Counts requests under way, together and by network, so that one visitor cannot use up all. */
export class RequestCapacity {
  readonly #options: Required<CapacityOptions>;
  #limit: number;
  #underWay = 0;
  readonly #underWayByNetwork = new Map<string, number>();

  constructor(options: CapacityOptions) {
    this.#options = {
      ...{ networkShare: DEFAULT_NETWORK_SHARE, targetMs: Number.POSITIVE_INFINITY, min: 1 },
      ...options,
    };
    this.#limit = options.max;
  }

  isFull(ip: string): boolean {
    if (this.#underWay >= Math.ceil(this.#limit)) return true;
    // Without TRUST_PROXY, all visitors of a proxy on this machine have its address.
    if (isLoopback(ip)) return false;
    return this.#countOf(getNetwork(ip)) >= Math.ceil(this.#limit * this.#options.networkShare);
  }

  /** Counts a request even above the limit. The caller must call `end` once. */
  add(ip: string): void {
    this.#change(ip, 1);
  }

  /** Returns false if there is no capacity. Otherwise the caller must call `end` once. */
  start(ip: string): boolean {
    if (this.isFull(ip)) return false;
    this.add(ip);
    return true;
  }

  end(ip: string, durationMs: number): void {
    this.#change(ip, -1);
    const { max, min, targetMs } = this.#options;
    this.#limit =
      durationMs > targetMs
        ? Math.max(Math.min(min, max), this.#limit * DECREASE)
        : Math.min(max, this.#limit * INCREASE);
  }

  #countOf(network: string): number {
    return this.#underWayByNetwork.get(network) ?? 0;
  }

  #change(ip: string, change: 1 | -1): void {
    const network = getNetwork(ip);
    const count = this.#countOf(network) + change;
    this.#underWay += change;
    if (count === 0) this.#underWayByNetwork.delete(network);
    else this.#underWayByNetwork.set(network, count);
  }
}
