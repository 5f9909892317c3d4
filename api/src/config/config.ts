import { type CommonSettings, commonSettings } from 'server/settings';
import { type Environment, readSettings } from 'server/settings/read';
import { hostAddress, text, unsetOr, whole } from 'server/settings/schemas';
import { ownUrlOf } from 'server/site-origin';
import { check, optional, pipe, string } from 'valibot';
import { captchaSettings, type CaptchaSettings } from './captcha-settings.ts';
import { mailSettings, type MailSettings } from './mail-settings.ts';
import { type PasswordCost, passwordCost } from './password-cost.ts';
import { stripeSettings, type StripeSettings } from './stripe-settings.ts';

/** Every setting of the backend, read once at start (decisions, run contract). */
export interface Config extends CommonSettings {
  /** The backend as browsers reach it, seen from the storefront: where the pictures of mails are. */
  apiHost: string;
  /** The origin at which programs on this machine reach the shop, or the backend if it runs alone. */
  ownUrl: string;
  /** The port of the backend when it runs alone. */
  port: number;
  /** A Unix socket at which `edge` alone reaches the backend, under /api; null is the port. */
  socket: string | null;
  /** A PostgreSQL server; null is the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Null is the sandbox provider in development and no card payments in production. */
  stripe: StripeSettings | null;
  mail: MailSettings;
  captcha: CaptchaSettings;
  /** Multiplies every rate limit; 1 unless a load test raises it. */
  rateLimitScale: number;
  /** Set by no variable: only a test, which builds its own settings, hashes at another cost. */
  passwordCost: PasswordCost;
}

const databaseUrl = pipe(
  string(),
  check(
    (value) => /^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value),
    'must be an address like postgres://user@host:5432/shop',
  ),
);

/** Reads the settings. Throws `SettingError`, one line that names the bad setting. */
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
