import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Environment, SettingError, settingsReader } from './environment.ts';
import { type PageConfig, readPageConfig } from './page-config.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** What `edge` is told from outside (decisions, run contract). */
export interface Settings {
  production: boolean;
  /** The address that the server listens at: all of the machine's unless set. */
  host: string;
  /** Port of the storefront. */
  port: number;
  /** Where this machine itself reaches the server. */
  ownUrl: string;
  dataDir: string;
  /** The specification's `{host}` as browsers use it. */
  apiHost: string;
  /** Where the server itself reaches the backend. */
  apiInternalUrl: string;
  /** Whether the backend is served by this process, under /api. */
  ownBackend: boolean;
  /** Null in development: taken from the request. */
  publicUrl: string | null;
  /** Addresses of the proxies in front, whose forwarded addresses are believed. */
  trustProxy: false | string[];
  page: PageConfig;
  captchaKey: string | null;
  /** Development only: rooms that come from a dev server, by name. */
  devRooms: Record<string, string>;
}

/** Parses the settings once. Throws SettingError naming the first that is unfit. */
export function readSettings(env: Environment): Settings {
  const read = settingsReader(env);
  const production = env['NODE_ENV'] === 'production';
  const host = hostAddress(read.text('HOST', '0.0.0.0'));
  const port = read.whole('PORT', 3000, 0, 65_535);
  const ownUrl = `http://${reachedAt(host)}:${port}`;
  const publicUrl = read.address('PUBLIC_URL');
  if (production && !publicUrl)
    throw new SettingError(
      "PUBLIC_URL is required in production, like 'https://shop.example.com'.",
    );
  const apiHost = apiAddress(read.text('API_HOST', '/api'));
  const apiInternalUrl = read.address('API_INTERNAL_URL');
  if (!apiInternalUrl && apiHost.startsWith('/') && apiHost !== '/api')
    throw new SettingError(
      `API_INTERNAL_URL is required when API_HOST is a path of another backend, like '${apiHost}'.`,
    );
  const ownBackend = apiHost === '/api' && !apiInternalUrl;
  return {
    production,
    host,
    port,
    ownUrl,
    dataDir: resolve(read.text('DATA_DIR', '.data')),
    apiHost,
    apiInternalUrl: apiInternalUrl ?? (apiHost === '/api' ? `${ownUrl}/api` : apiHost),
    ownBackend,
    publicUrl,
    trustProxy: trustedProxies(read.optional('TRUST_PROXY')),
    page: readPageConfig(read, production, ownBackend),
    captchaKey: read.optional('CAPTCHA_HMAC_KEY'),
    devRooms: production
      ? {}
      : Object.fromEntries(read.links('DEV_ROOMS', []).map(({ label, href }) => [label, href])),
  };
}

function hostAddress(value: string): string {
  if (isIP(value) || value === 'localhost') return value;
  throw new SettingError(
    `HOST must be an address of this machine, like 127.0.0.1 or ::, not '${value}'.`,
  );
}

/** Where the server reaches itself: at loopback when it listens at every address. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIP(host) === 6 ? `[${host}]` : host;
}

function apiAddress(value: string): string {
  const host = value.replace(/\/+$/, '');
  if (host.startsWith('/') || (URL.canParse(host) && /^https?:/.test(host))) return host;
  throw new SettingError(
    `API_HOST must be a path like '/api' or an http(s) address, not '${value}'.`,
  );
}
