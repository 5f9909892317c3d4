import type { FoundAddress } from 'contract/address-lookup/address-lookup';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RepeatedFailureLog } from 'server/repeated-failure-log';
import type { AddressLookupSettings } from '../config/address-lookup-settings.ts';
import { unavailable } from '../http/http-error.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { fetchFromIdealPostcodes, LookupError } from './ideal-postcodes.ts';

/** Largest number of cached postcodes, and how long one is cached, in ms. */
const MAX_CACHED_POSTCODES = 1_000;
const CACHE_MS = 3_600_000;

/** Largest number of concurrent requests to the provider. */
const MAX_CONCURRENT_REQUESTS = 8;

/** Consecutive failures after which requests pause. */
const MAX_CONSECUTIVE_FAILURES = 3;

/** Pause after consecutive failures, and after a failure about the firm's account, in ms. */
const FAILURE_PAUSE_MS = 30_000;
const ACCOUNT_PAUSE_MS = 10 * 60_000;

/**
 * Looks up addresses by postcode. Pauses after consecutive failures (a circuit breaker), so that pages
 * do not wait for a provider that is slow or unreachable.
 */
export class AddressLookup {
  readonly #settings: AddressLookupSettings;
  readonly #failureLog: RepeatedFailureLog;
  readonly #now: () => number;
  readonly #cache: LRUCache<string, FoundAddress[]>;
  #requests = 0;
  #failures = 0;
  #pausedUntil = 0;

  constructor(
    settings: AddressLookupSettings,
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    now = () => performance.now(),
  ) {
    this.#settings = settings;
    this.#failureLog = new RepeatedFailureLog(log, { provider: settings.provider }, messages);
    this.#now = now;
    // The cache joins concurrent lookups of one postcode in one request.
    this.#cache = new LRUCache<string, FoundAddress[]>({
      max: MAX_CACHED_POSTCODES,
      ttl: CACHE_MS,
      perf: { now },
      fetchMethod: (postcode) => this.#fetchAddresses(postcode),
    });
  }

  /** Returns the addresses of a postcode. Throws 503 if they cannot be looked up now. */
  async find(postcode: string): Promise<FoundAddress[]> {
    try {
      return (await this.#cache.fetch(postcode)) ?? [];
    } catch (cause) {
      if (!(cause instanceof LookupError)) throw cause;
      const error = unavailable(
        'We cannot look up addresses at the moment. Please type the address.',
        'lookup_unavailable',
      );
      error.cause = cause;
      throw error;
    }
  }

  async #fetchAddresses(postcode: string): Promise<FoundAddress[]> {
    if (this.#now() < this.#pausedUntil)
      throw new LookupError('the lookup is paused after failures');
    if (this.#requests >= MAX_CONCURRENT_REQUESTS)
      throw new LookupError('too many concurrent requests');
    this.#requests += 1;
    try {
      const addresses = await fetchFromIdealPostcodes(this.#settings, postcode);
      this.#failures = 0;
      this.#failureLog.logSuccess();
      return addresses;
    } catch (cause) {
      this.#recordFailure(cause);
      throw cause;
    } finally {
      this.#requests -= 1;
    }
  }

  #recordFailure(cause: unknown): void {
    this.#failures += 1;
    const isAboutAccount = cause instanceof LookupError && cause.isAboutAccount;
    const kind = cause instanceof Error ? cause.message : 'unknown';
    this.#failureLog.logFailure(kind, { ...toLogFields(cause), problem: kind });
    if (!isAboutAccount && this.#failures < MAX_CONSECUTIVE_FAILURES) return;
    this.#pausedUntil = this.#now() + (isAboutAccount ? ACCOUNT_PAUSE_MS : FAILURE_PAUSE_MS);
    this.#failures = 0;
  }
}

const messages = {
  failed: 'addresses could not be looked up',
  stillFails: 'addresses still cannot be looked up',
  worksAgain: 'addresses can be looked up again',
};
