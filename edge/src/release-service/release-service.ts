import { type Dispatcher, Pool } from 'undici';
import type { ServiceLocation } from '../settings/settings.ts';

const MAX_CONNECTIONS = 64;

const MAX_CALLS = 500;

/** Longest wait for a response in ms. Exceeds the time limit of an upload. */
const RESPONSE_TIMEOUT_MS = 60_000;

export class ServiceAwayError extends Error {}

export class ReleaseService {
  readonly #pool: Pool | null;

  constructor(location: ServiceLocation | null) {
    this.#pool = location && openPool(location);
  }

  async call(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    if (this.#pool === null)
      throw new ServiceAwayError('neither RELEASE_SERVICE_URL nor RELEASE_SERVICE_SOCKET is set');
    if (this.#pool.stats.size >= MAX_CALLS)
      throw new ServiceAwayError('too many calls are running');
    try {
      return await this.#pool.request(options);
    } catch (cause) {
      throw new ServiceAwayError('the release service does not respond', { cause });
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}

function openPool(location: ServiceLocation): Pool {
  const limits = {
    connections: MAX_CONNECTIONS,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
  };
  if ('origin' in location) return new Pool(location.origin, limits);
  return new Pool('http://release-service', { ...limits, socketPath: location.socketPath });
}
