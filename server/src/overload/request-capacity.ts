import { getNetwork, isLoopback } from '../requests/get-network.ts';

/** Largest share of the limit of concurrent requests that one network may use. */
const DEFAULT_NETWORK_SHARE = 1 / 2;

/**
 * Factors by which the limit changes after a request that exceeds `targetMs`, and after any other
 * request.
 */
const [DECREASE, INCREASE] = [0.9, 1.005];

interface CapacityOptions {
  /** Largest number of concurrent requests. */
  max: number;
  networkShare?: number;
  /**
   * Duration in ms above which a request counts as slow. Slow requests lower the limit of
   * concurrent requests down to `min`, because a long queue delays every response.
   */
  targetMs?: number;
  min?: number;
}

/**
 * Counts concurrent requests, in total and for each network. One visitor then cannot use the
 * complete capacity.
 */
export class RequestCapacity {
  readonly #options: Required<CapacityOptions>;
  #limit: number;
  #runningCount = 0;
  readonly #runningCountByNetwork = new Map<string, number>();

  constructor(options: CapacityOptions) {
    this.#options = {
      networkShare: DEFAULT_NETWORK_SHARE,
      targetMs: Number.POSITIVE_INFINITY,
      min: 1,
      ...options,
    };
    this.#limit = options.max;
  }

  isFull(ip: string): boolean {
    if (this.#runningCount >= Math.ceil(this.#limit)) return true;
    // Visitors behind a proxy on this machine share its loopback address if TRUST_PROXY is unset.
    // This address therefore has no limit of its own.
    if (isLoopback(ip)) return false;
    return this.#getCount(getNetwork(ip)) >= Math.ceil(this.#limit * this.#options.networkShare);
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

  #getCount(network: string): number {
    return this.#runningCountByNetwork.get(network) ?? 0;
  }

  #change(ip: string, change: 1 | -1): void {
    const network = getNetwork(ip);
    const count = this.#getCount(network) + change;
    this.#runningCount += change;
    if (count === 0) this.#runningCountByNetwork.delete(network);
    else this.#runningCountByNetwork.set(network, count);
  }
}
