import { dayFigures, versionFigures } from 'contract/releases/release-figures';
import { FIGURES_KEY_HEADER, deriveFiguresKey } from 'server/captcha-key';
import type { VersionCounts } from 'releases/describe-figures';
import type { DayCounts } from 'releases/release-days';
import { Pool } from 'undici';
import { parse } from 'valibot';
import type { BackendLocation } from '../rendering/backend-reader.ts';

/**
 * Time limit of a request in ms. The limit is shorter than the time that a container has to end,
 * because the last counts are sent during the shutdown.
 */
const TIMEOUT_MS = 3_000;

/** Time limit in ms for the figures of 30 days, which the backend adds up from many rows. */
const DAYS_TIMEOUT_MS = 30_000;

/**
 * HTTP client for the backend's path `/release-figures`. The client's key is derived from the
 * captcha key, which `edge` and the backend share.
 */
export class FiguresClient {
  readonly #pool: Pool;
  readonly #path: string;
  readonly #headers: Record<string, string>;

  constructor({ apiSocket, apiInternalUrl }: BackendLocation, captchaKey: string) {
    const { origin, pathname } = new URL(apiInternalUrl);
    this.#pool = apiSocket
      ? new Pool('http://backend', { socketPath: apiSocket, connections: 1 })
      : new Pool(origin, { connections: 1 });
    this.#path = `${apiSocket ? '/api' : pathname.replace(/\/$/, '')}/release-figures`;
    this.#headers = {
      accept: 'application/json',
      [FIGURES_KEY_HEADER]: deriveFiguresKey(captchaKey),
      ...(apiSocket && { 'x-forwarded-for': '127.0.0.1' }),
    };
  }

  async add(figures: VersionCounts[]): Promise<void> {
    await this.#call('POST', '', JSON.stringify({ figures }));
  }

  /**
   * Returns the total counts of each version, from the hour that contains `since`. With a split,
   * returns those during that split. A backend of an earlier version cannot tell splits apart.
   */
  async load(since: string, split?: string): Promise<VersionCounts[]> {
    const query = new URLSearchParams({ since, ...(split !== undefined && { split }) });
    const response = await this.#call('GET', `?${query}`);
    return parse(versionFigures, response).data;
  }

  /** Returns the total counts of each version on each London day from `since`. */
  async loadDays(since: string, signal: AbortSignal): Promise<DayCounts[]> {
    const limit = AbortSignal.any([AbortSignal.timeout(DAYS_TIMEOUT_MS), signal]);
    const response = await this.#call('GET', `/days?since=${since}`, undefined, limit);
    return parse(dayFigures, response).data;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #call(
    method: 'GET' | 'POST',
    suffix: string,
    body?: string,
    signal = AbortSignal.timeout(TIMEOUT_MS),
  ): Promise<unknown> {
    const { statusCode, body: response } = await this.#pool.request({
      method,
      path: this.#path + suffix,
      body: body ?? null,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      signal,
    });
    if (statusCode !== 200) {
      await response.dump();
      throw new Error(`The backend responded with ${statusCode} to ${method} /release-figures.`);
    }
    return response.json();
  }
}
