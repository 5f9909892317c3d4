import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CommonSettings, commonSettings } from 'server/settings';
import { SettingError } from 'server/settings/error';
import { type Environment, readSettings as read } from 'server/settings/read';
import { baseUrl, hostAddress, text, unsetOr, whole, word } from 'server/settings/schemas';
import { ownUrlOf } from 'server/site-origin';
import { optional } from 'valibot';
import { type StorePlace, storePlace } from '../releases/store/store-place.ts';
import { type PageConfig, readPageConfig } from './page-config.ts';

/** What `edge` is told from outside (decisions, run contract). */
export interface Settings extends Omit<CommonSettings, 'shop'> {
  /** Port of the storefront. */
  port: number;
  /** Where this machine itself reaches the server. */
  ownUrl: string;
  /** The specification's `{host}` as browsers use it. */
  apiHost: string;
  /** Where the server itself reaches the backend. */
  apiInternalUrl: string;
  /** Whether the backend is the shop's own, beside this process and reached through it under /api. */
  ownBackend: boolean;
  /** The Unix socket of the backend beside this process; null in settings of another backend. */
  apiSocket: string | null;
  /** Where releases and their registry lie; null: in the data folder. */
  releaseStore: StorePlace | null;
  /** How often the store is asked for changes, in ms; null: as is fit for its kind. */
  releasePollMs: number | null;
  /** Whether a live release that fails is set back without anybody. */
  automaticReturn: boolean;
  page: PageConfig;
  render: RenderLimits;
  /** What rendered pages may take of memory; 0: none is kept. */
  pageCacheBytes: number;
}

/** How pages are rendered. */
export interface RenderLimits {
  /** Processes that render, beside each other. */
  workers: number;
  /** Pages that may wait for one; with more, the browser gets the page without rendering. */
  queue: number;
  /** How long a page may wait for a worker, and how long one may take for it, in ms. */
  timeoutMs: number;
  /** What each worker's heap may hold, in MB. */
  memoryMb: number;
}

const entries = {
  PORT: optional(whole(0, 65_535), '3000'),
  API_HOST: optional(hostAddress, '/api'),
  API_INTERNAL_URL: unsetOr(baseUrl),
  API_SOCKET: unsetOr(text),
  RELEASE_STORE: unsetOr(storePlace),
  RELEASE_POLL_MS: unsetOr(whole(10, 600_000)),
  AUTOMATIC_RETURN: optional(word('on', 'off'), 'on'),
  RENDER_WORKERS: optional(whole(1, 64), String(Math.min(Math.max(availableParallelism(), 2), 8))),
  RENDER_QUEUE: optional(whole(0, 10_000), '64'),
  RENDER_TIMEOUT_MS: optional(whole(100, 60_000), '2000'),
  RENDER_MEMORY_MB: optional(whole(32, 16_384), '256'),
  PAGE_CACHE_MB: optional(whole(0, 16_384), '64'),
};

/** Parses the settings once. Throws `SettingError` naming the first that is unfit. */
export function readSettings(env: Environment): Settings {
  const { shop, ...common } = commonSettings(env);
  const own = read(env, entries);
  const ownUrl = ownUrlOf(common.host, own.PORT);
  const apiHost = own.API_HOST;
  const elsewhere = own.API_INTERNAL_URL;
  if (elsewhere === null && apiHost.startsWith('/') && apiHost !== '/api')
    throw new SettingError(
      'API_INTERNAL_URL',
      `is required when API_HOST is a path of another backend, like '${apiHost}'`,
    );
  const ownBackend = apiHost === '/api' && elsewhere === null;
  return {
    ...common,
    port: own.PORT,
    ownUrl,
    dataDir: resolve(common.dataDir),
    apiHost,
    apiInternalUrl: elsewhere ?? (apiHost === '/api' ? `${ownUrl}/api` : apiHost),
    ownBackend,
    apiSocket: ownBackend ? own.API_SOCKET : null,
    releaseStore: own.RELEASE_STORE,
    releasePollMs: own.RELEASE_POLL_MS,
    automaticReturn: own.AUTOMATIC_RETURN === 'on',
    page: readPageConfig(env, { ...common, shop }, ownBackend),
    render: {
      workers: own.RENDER_WORKERS,
      queue: own.RENDER_QUEUE,
      timeoutMs: own.RENDER_TIMEOUT_MS,
      memoryMb: own.RENDER_MEMORY_MB,
    },
    pageCacheBytes: own.PAGE_CACHE_MB * 2 ** 20,
  };
}
