import type { FoundAddress } from 'contract/address-lookup/address-lookup';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RepeatedFailureLog } from 'server/repeated-failure-log';
import type { AddressLookupSettings } from '../config/address-lookup-settings.ts';
import { unavailable } from '../http/http-error.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { askIdealPostcodes, LookupError } from './ideal-postcodes.ts';

/** Postcodes in the cache, and the time after which one is asked for again, in ms. */
const CACHED_POSTCODES = 1_000;
const CACHE_MS = 3_600_000;

/** Largest number of questions to the provider at the same time. */
const MAX_CONCURRENT_QUESTIONS = 8;

/** Failures in a row after which the provider is left alone. */
const MAX_FAILURES = 3;

/** Pause after that, and pause after a failure about the firm's account, in ms. */
const PAUSE_MS = 30_000;
const ACCOUNT_PAUSE_MS = 10 * 60_000;

/**
 * Looks up addresses by postcode, without ever making a page wait for a provider that is slow or
 * away: after a few failures it is not asked for a while.
 */
export class AddressLookup {
  readonly #settings: AddressLookupSettings;
  readonly #failureLog: RepeatedFailureLog;
  readonly #now: () => number;
  readonly #cache: LRUCache<string, FoundAddress[]>;
  #questions = 0;
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
    // Equal questions at the same time are one question.
    this.#cache = new LRUCache<string, FoundAddress[]>({
      max: CACHED_POSTCODES,
      ttl: CACHE_MS,
      perf: { now },
      fetchMethod: (postcode) => this.#ask(postcode),
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

  async #ask(postcode: string): Promise<FoundAddress[]> {
    if (this.#now() < this.#pausedUntil) throw new LookupError('the provider failed before');
    if (this.#questions >= MAX_CONCURRENT_QUESTIONS) throw new LookupError('too many questions');
    this.#questions += 1;
    try {
      const addresses = await askIdealPostcodes(this.#settings, postcode);
      this.#failures = 0;
      this.#failureLog.logSuccess();
      return addresses;
    } catch (cause) {
      this.#recordFailure(cause);
      throw cause;
    } finally {
      this.#questions -= 1;
    }
  }

  #recordFailure(cause: unknown): void {
    this.#failures += 1;
    const isAboutAccount = cause instanceof LookupError && cause.isAboutAccount;
    const kind = cause instanceof Error ? cause.message : 'unknown';
    this.#failureLog.logFailure(kind, { ...toLogFields(cause), problem: kind });
    if (!isAboutAccount && this.#failures < MAX_FAILURES) return;
    this.#pausedUntil = this.#now() + (isAboutAccount ? ACCOUNT_PAUSE_MS : PAUSE_MS);
    this.#failures = 0;
  }
}

const messages = {
  failed: 'addresses could not be looked up',
  stillFails: 'addresses still cannot be looked up',
  worksAgain: 'addresses can be looked up again',
};
