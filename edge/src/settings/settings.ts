import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CommonSettings, readCommonSettings } from 'server/settings';
import { type OverloadSettings, readOverloadSettings } from 'server/settings/overload';
import { SettingError, type Environment, readSettings as readValues } from 'server/settings/read';
import {
  baseUrl,
  integerBetween,
  nullIfUnset,
  oneOf,
  origin,
  text,
  urlOrPath,
} from 'server/settings/schemas';
import { getOwnUrl } from 'server/site-origin';
import { optional } from 'valibot';
import { type StoreLocation, storeLocationSchema } from 'server/store/open-store';
import { type PageConfig, readPageConfig } from './page-config.ts';

export interface Settings extends Omit<CommonSettings, 'shop'> {
  port: number;
  /**
   * True if this process replaces a running storefront. Both storefronts listen at `port` for a
   * short time.
   */
  takesOver: boolean;
  ownUrl: string;
  /** URL or path of the API for calls of browsers. */
  apiHost: string;
  /** URL of the API for calls of this server. */
  apiInternalUrl: string;
  hasOwnBackend: boolean;
  apiSocket: string | null;
  releaseStore: StoreLocation | null;
  releasePollMs: number | null;
  /** Interval in ms between two uploads of release figures to the backend. */
  releaseFiguresMs: number;
  releaseService: ServiceLocation | null;
  automaticRollback: boolean;
  page: PageConfig;
  render: RenderLimits;
  overload: OverloadSettings;
  pageCacheBytes: number;
  /** Share of the page loads whose web vitals browsers report, from 0 to 1. */
  vitalsShare: number;
  /** Whether HSTS also covers the subdomains of the shop's host. */
  hstsSubdomains: boolean;
}

export type ServiceLocation = { socketPath: string } | { origin: string };

export interface RenderLimits {
  workers: number;
  /** Largest number of pages that wait for a worker. Browsers render further pages. */
  maxWaitingPages: number;
  timeoutMs: number;
  memoryMb: number;
}

const settingSchemas = {
  PORT: optional(integerBetween(0, 65_535), '3000'),
  TAKE_OVER: optional(oneOf('on', 'off'), 'off'),
  API_HOST: optional(urlOrPath, '/api'),
  API_INTERNAL_URL: nullIfUnset(baseUrl),
  API_SOCKET: nullIfUnset(text),
  RELEASE_STORE: nullIfUnset(storeLocationSchema),
  RELEASE_POLL_MS: nullIfUnset(integerBetween(10, 600_000)),
  RELEASE_FIGURES_MS: optional(integerBetween(100, 600_000), '60000'),
  RELEASE_SERVICE_URL: nullIfUnset(origin),
  RELEASE_SERVICE_SOCKET: nullIfUnset(text),
  AUTOMATIC_RETURN: optional(oneOf('on', 'off'), 'on'),
  RENDER_WORKERS: optional(
    integerBetween(1, 64),
    String(Math.min(Math.max(availableParallelism(), 2), 8)),
  ),
  RENDER_QUEUE: optional(integerBetween(0, 10_000), '64'),
  RENDER_TIMEOUT_MS: optional(integerBetween(100, 60_000), '2000'),
  RENDER_MEMORY_MB: optional(integerBetween(32, 16_384), '256'),
  WEB_VITALS_PERCENT: optional(integerBetween(0, 100), '10'),
  HSTS_SUBDOMAINS: optional(oneOf('on', 'off'), 'off'),
  PAGE_CACHE_MB: optional(integerBetween(0, 16_384), '64'),
};

export function readSettings(env: Environment): Settings {
  const { shop, ...common } = readCommonSettings(env);
  const values = readValues(env, settingSchemas);
  const ownUrl = getOwnUrl(common.host, values.PORT);
  const apiHost = values.API_HOST;
  const otherBackendUrl = values.API_INTERNAL_URL;
  if (otherBackendUrl === null && apiHost.startsWith('/') && apiHost !== '/api')
    throw new SettingError(
      'API_INTERNAL_URL',
      `is required when API_HOST is a path of another backend, like '${apiHost}'`,
    );
  const hasOwnBackend = apiHost === '/api' && otherBackendUrl === null;
  return {
    ...common,
    port: values.PORT,
    takesOver: values.TAKE_OVER === 'on',
    ownUrl,
    dataDir: resolve(common.dataDir),
    apiHost,
    apiInternalUrl: otherBackendUrl ?? (apiHost === '/api' ? `${ownUrl}/api` : apiHost),
    hasOwnBackend,
    apiSocket: hasOwnBackend ? values.API_SOCKET : null,
    releaseStore: values.RELEASE_STORE,
    releasePollMs: values.RELEASE_POLL_MS,
    releaseFiguresMs: values.RELEASE_FIGURES_MS,
    releaseService: toServiceLocation(values.RELEASE_SERVICE_URL, values.RELEASE_SERVICE_SOCKET),
    automaticRollback: values.AUTOMATIC_RETURN === 'on',
    page: readPageConfig(env, { ...common, shop }, hasOwnBackend),
    render: {
      workers: values.RENDER_WORKERS,
      maxWaitingPages: values.RENDER_QUEUE,
      timeoutMs: values.RENDER_TIMEOUT_MS,
      memoryMb: values.RENDER_MEMORY_MB,
    },
    overload: readOverloadSettings(env),
    pageCacheBytes: values.PAGE_CACHE_MB * 2 ** 20,
    // Only the metrics and this repository's backend read the vitals. Without both of them, asks
    // browsers for no vitals.
    vitalsShare: common.metrics === null && !hasOwnBackend ? 0 : values.WEB_VITALS_PERCENT / 100,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
  };
}

function toServiceLocation(url: string | null, socketPath: string | null): ServiceLocation | null {
  if (url !== null) return { origin: url };
  return socketPath === null ? null : { socketPath };
}
