import { join } from 'node:path';
import { type CommonSettings, readCommonSettings } from 'server/settings';
import { type OverloadSettings, readOverloadSettings } from 'server/settings/overload';
import { type Environment, readSettings } from 'server/settings/read';
import { SettingError } from 'server/settings/error';
import { oneOf, urlOrPath, text, nullIfUnset, integerBetween } from 'server/settings/schemas';
import { type StoreLocation, storeLocationSchema } from 'server/store/location';
import { getOwnUrl } from 'server/site-origin';
import { check, minLength, optional, pipe, string } from 'valibot';
import { readCaptchaSettings, type CaptchaSettings } from './captcha-settings.ts';
import { readMailSettings, type MailSettings } from './mail-settings.ts';
import { type PasswordCost, passwordCost } from './password-cost.ts';
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts';

export interface Config extends CommonSettings {
  /** URL of the API for browsers, or a path of the storefront. Emails load pictures from there. */
  apiHost: string;
  /** Origin of the shop on this machine, or of the backend if the backend runs standalone. */
  ownUrl: string;
  port: number;
  /**
   * Unix socket on which `edge` sends requests under /api. If null, the backend listens on `port`.
   */
  socket: string | null;
  /** URL of a PostgreSQL server, or null for the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Whether this process waits until the shop that it replaces leaves the embedded database. */
  takesOver: boolean;
  /** Store of releases. The backend reads it for backups and for alerts to owners. */
  releaseStore: StoreLocation;
  /** Store of uploaded pictures. */
  pictureStore: StoreLocation;
  /** Null means simulated card payments in development, and no card payments in production. */
  stripe: StripeSettings | null;
  mail: MailSettings;
  captcha: CaptchaSettings;
  /** Key that encrypts staff secrets, or null for a generated key in the data folder. */
  staffSecretKey: string | null;
  /** Factor by which every rate limit is multiplied. Only load tests set a factor above 1. */
  rateLimitScale: number;
  /**
   * Overload limits of a backend that runs standalone. If the backend listens on `socket`, `edge`
   * applies the limits instead.
   */
  overload: OverloadSettings;
  /** Whether an empty database gets the demo data. Always false in production. */
  hasDemoData: boolean;
  /** Cost of password hashing. Only tests change the cost. */
  passwordCost: PasswordCost;
}

const databaseUrl = pipe(
  string(),
  check(
    (value) => /^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value),
    'must be an address like postgres://user@host:5432/shop',
  ),
);

export function parseConfig(env: Environment): Config {
  const common = readCommonSettings(env);
  const apiSettings = readSettings(env, {
    API_HOST: optional(urlOrPath, '/api'),
    API_PORT: optional(integerBetween(0, 65_535), '3100'),
    API_SOCKET: nullIfUnset(text),
    PORT: optional(integerBetween(0, 65_535), '3000'),
    DATABASE_URL: nullIfUnset(databaseUrl),
    TAKE_OVER: optional(oneOf('on', 'off'), 'off'),
    RELEASE_STORE: nullIfUnset(storeLocationSchema),
    STAFF_SECRET_KEY: nullIfUnset(
      pipe(string(), minLength(16, 'must have at least 16 characters')),
    ),
    DEMO_DATA: optional(oneOf('on', 'off'), 'off'),
    RATE_LIMIT_SCALE: optional(integerBetween(1, 1_000_000), '1'),
  });
  return {
    ...common,
    apiHost: apiSettings.API_HOST,
    ownUrl: getOwnUrl(
      common.host,
      apiSettings.API_SOCKET === null ? apiSettings.API_PORT : apiSettings.PORT,
    ),
    port: apiSettings.API_PORT,
    socket: apiSettings.API_SOCKET,
    databaseUrl: apiSettings.DATABASE_URL,
    takesOver: apiSettings.TAKE_OVER === 'on',
    releaseStore: apiSettings.RELEASE_STORE ?? { folder: join(common.dataDir, 'releases') },
    pictureStore: getPictureStore(common.dataDir, apiSettings.RELEASE_STORE),
    stripe: readStripeSettings(env),
    mail: readMailSettings(env, common.shop),
    captcha: readCaptchaSettings(env, common.captcha),
    staffSecretKey: apiSettings.STAFF_SECRET_KEY,
    overload: readOverloadSettings(env),
    rateLimitScale: apiSettings.RATE_LIMIT_SCALE,
    hasDemoData: readDemoData(common, apiSettings.DEMO_DATA),
    passwordCost,
  };
}

/**
 * Stores pictures beside the releases if the store is shared, because all machines that share it
 * need the same pictures.
 */
function getPictureStore(dataDir: string, releaseStore: StoreLocation | null): StoreLocation {
  if (releaseStore === null) return { folder: join(dataDir, 'pictures') };
  if ('folder' in releaseStore) return { folder: join(releaseStore.folder, 'pictures') };
  return { ...releaseStore, prefix: `${releaseStore.prefix}pictures/` };
}

/** Throws in production if the demo data is on, because a real shop must never get it. */
function readDemoData({ production }: CommonSettings, setting: 'on' | 'off'): boolean {
  if (production && setting === 'on')
    throw new SettingError('DEMO_DATA', 'must be off in production: it adds invented orders');
  return setting === 'on';
}
