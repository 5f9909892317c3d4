import { isIP } from 'node:net';
import { captchaSettings, type CaptchaSettings } from './captcha-settings.ts';
import { ConfigError } from './config-error.ts';
import { mailSettings, type MailSettings } from './mail-settings.ts';
import { wordOf, integer, origin, text, type Env } from './readers.ts';
import { shopSettings, type ShopSettings } from './shop-settings.ts';
import { stripeSettings, type StripeSettings } from './stripe-settings.ts';
import { trustProxy, type TrustProxy } from './trust-proxy.ts';

/** Every setting of the backend, read once at start (decisions, run contract). */
export interface Config {
  production: boolean;
  /** The address that the server listens at: all of the machine's unless set. */
  host: string;
  /** The port of the backend when it runs alone. */
  port: number;
  logLevel: LogLevel;
  /** Embedded database, outbox and image cache; as given, relative to the working directory. */
  dataDir: string;
  /** A PostgreSQL server; null is the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Origin without a trailing slash; null in development: taken from the request. */
  publicUrl: string | null;
  trustProxy: TrustProxy;
  /** Null is the sandbox provider in development and no card payments in production. */
  stripe: StripeSettings | null;
  mail: MailSettings;
  captcha: CaptchaSettings;
  shop: ShopSettings;
  /** Multiplies every rate limit; 1 unless a load test raises it. */
  rateLimitScale: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the settings. Throws `ConfigError`, one line that names the bad setting. */
export function parseConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  const shop = shopSettings(env);
  return {
    production,
    host: host(env),
    port: integer(env, 'API_PORT', 3100, { min: 0, max: 65_535 }),
    logLevel: logLevel(env),
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    databaseUrl: databaseUrl(env),
    publicUrl: publicUrl(env, production),
    trustProxy: trustProxy(env),
    stripe: stripeSettings(env),
    mail: mailSettings(env, shop),
    captcha: captchaSettings(env),
    shop,
    rateLimitScale: integer(env, 'RATE_LIMIT_SCALE', 1, { min: 1, max: 1_000_000 }),
  };
}

function host(env: Env): string {
  const given = text(env, 'HOST') ?? '0.0.0.0';
  if (isIP(given) || given === 'localhost') return given;
  throw new ConfigError('HOST', 'must be an address of this machine, like 127.0.0.1 or ::');
}

function logLevel(env: Env): LogLevel {
  return wordOf(env, 'LOG_LEVEL', logLevels, 'info');
}

function databaseUrl(env: Env): string | null {
  const given = text(env, 'DATABASE_URL');
  if (given === null) return null;
  if (/^postgres(ql)?:\/\/.+/.test(given) && URL.canParse(given)) return given;
  throw new ConfigError('DATABASE_URL', 'must be an address like postgres://user@host:5432/shop');
}

function publicUrl(env: Env, production: boolean): string | null {
  const given = origin(env, 'PUBLIC_URL');
  if (given !== null || !production) return given;
  throw new ConfigError('PUBLIC_URL', 'is required in production, like https://shop.example.com');
}
