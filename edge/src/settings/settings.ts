import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CommonSettings, commonSettings } from 'server/settings';
import { SettingError } from 'server/settings/error';
import { type Environment, readSettings as read } from 'server/settings/read';
import { baseUrl, hostAddress, origin, text, unsetOr, whole, word } from 'server/settings/schemas';
import { ownUrlOf } from 'server/site-origin';
import { optional } from 'valibot';
import { type StorePlace, storePlace } from 'releases/store-place';
import { type PageConfig, readPageConfig } from './page-config.ts';

/** Settings of `edge` (rules, run contract). */
export interface Settings extends Omit<CommonSettings, 'shop'> {
  /** Port of the storefront. */
  port: number;
  /** URL of this server from the same machine. */
  ownUrl: string;
  /** The specification's `{host}` as browsers use it. */
  apiHost: string;
  /** URL of the backend for this server. */
  apiInternalUrl: string;
  /** Whether the backend is the shop's own and reached under /api of this server. */
  ownBackend: boolean;
  /** Unix socket of the shop's own backend, or null for another backend. */
  apiSocket: string | null;
  /** Location of the release store, or null for the data folder. */
  releaseStore: StorePlace | null;
  /** Poll interval of the release store in ms, or null for the store's default. */
  releasePollMs: number | null;
  /** Location of the release service, or null without one. */
  releaseService: ServiceLocation | null;
  /** Whether failing releases are rolled back automatically. */
  automaticReturn: boolean;
  page: PageConfig;
  render: RenderLimits;
  /** Size of the page cache in bytes, or 0 to disable it. */
  pageCacheBytes: number;
}

/** The release service at a Unix socket of this machine, or at an origin. */
export type ServiceLocation = { socketPath: string } | { origin: string };

/** Limits of page rendering. */
export interface RenderLimits {
  /** Number of render processes. */
  workers: number;
  /** Largest number of waiting pages. Further pages are rendered by the browser. */
  queue: number;
  /** Longest wait for a worker and longest rendering, in ms. */
  timeoutMs: number;
  /** Heap limit of a worker, in MB. */
  memoryMb: number;
}

const entries = {
  PORT: optional(whole(0, 65_535), '3000'),
  API_HOST: optional(hostAddress, '/api'),
  API_INTERNAL_URL: unsetOr(baseUrl),
  API_SOCKET: unsetOr(text),
  RELEASE_STORE: unsetOr(storePlace),
  RELEASE_POLL_MS: unsetOr(whole(10, 600_000)),
  RELEASE_SERVICE_URL: unsetOr(origin),
  RELEASE_SERVICE_SOCKET: unsetOr(text),
  AUTOMATIC_RETURN: optional(word('on', 'off'), 'on'),
  RENDER_WORKERS: optional(whole(1, 64), String(Math.min(Math.max(availableParallelism(), 2), 8))),
  RENDER_QUEUE: optional(whole(0, 10_000), '64'),
  RENDER_TIMEOUT_MS: optional(whole(100, 60_000), '2000'),
  RENDER_MEMORY_MB: optional(whole(32, 16_384), '256'),
  PAGE_CACHE_MB: optional(whole(0, 16_384), '64'),
};

/** Reads the settings. Throws a `SettingError` that names the first invalid one. */
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
    releaseService: serviceLocation(own.RELEASE_SERVICE_URL, own.RELEASE_SERVICE_SOCKET),
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

function serviceLocation(url: string | null, socketPath: string | null): ServiceLocation | null {
  if (url !== null) return { origin: url };
  return socketPath === null ? null : { socketPath };
}
