import { type CommonSettings, commonSettings } from 'server/settings';
import { type Environment, readSettings } from 'server/settings/read';
import { hostAddress, text, unsetOr, whole } from 'server/settings/schemas';
import { ownUrlOf } from 'server/site-origin';
import { check, optional, pipe, string } from 'valibot';
import { captchaSettings, type CaptchaSettings } from './captcha-settings.ts';
import { mailSettings, type MailSettings } from './mail-settings.ts';
import { type PasswordCost, passwordCost } from './password-cost.ts';
import { stripeSettings, type StripeSettings } from './stripe-settings.ts';

/** All settings of the backend, read once at the start. */
export interface Config extends CommonSettings {
  /**
   * URL of the backend for browsers, relative to the storefront. Emails load pictures from this
   * URL.
   */
  apiHost: string;
  /** Local origin of the shop, or of the backend if it runs standalone. */
  ownUrl: string;
  /** Port of the backend if it runs standalone. */
  port: number;
  /** Unix socket on which `edge` calls the backend under /api. Null means `port` instead. */
  socket: string | null;
  /** URL of a PostgreSQL server, or null for the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Null means a simulated provider in development, and no card payments in production. */
  stripe: StripeSettings | null;
  mail: MailSettings;
  captcha: CaptchaSettings;
  /** Factor by which every rate limit is multiplied. Only load tests set it above 1. */
  rateLimitScale: number;
  /** Cost of password hashing. No setting changes it, only tests do. */
  passwordCost: PasswordCost;
}

const databaseUrl = pipe(
  string(),
  check(
    (value) => /^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value),
    'must be an address like postgres://user@host:5432/shop',
  ),
);

/** Reads the settings. Throws a `SettingError` that names the first invalid one in one line. */
export function parseConfig(env: Environment): Config {
  const common = commonSettings(env);
  const own = readSettings(env, {
    API_HOST: optional(hostAddress, '/api'),
    API_PORT: optional(whole(0, 65_535), '3100'),
    API_SOCKET: unsetOr(text),
    PORT: optional(whole(0, 65_535), '3000'),
    DATABASE_URL: unsetOr(databaseUrl),
    RATE_LIMIT_SCALE: optional(whole(1, 1_000_000), '1'),
  });
  return {
    ...common,
    apiHost: own.API_HOST,
    ownUrl: ownUrlOf(common.host, own.API_SOCKET === null ? own.API_PORT : own.PORT),
    port: own.API_PORT,
    socket: own.API_SOCKET,
    databaseUrl: own.DATABASE_URL,
    stripe: stripeSettings(env),
    mail: mailSettings(env, common.shop),
    captcha: captchaSettings(env, common.captcha),
    rateLimitScale: own.RATE_LIMIT_SCALE,
    passwordCost,
  };
}
