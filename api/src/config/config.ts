import { type ConfiguredProvider, readCardProviders } from 'server/card-providers';
import { join } from 'node:path';
import { type CommonSettings, readCommonSettings } from 'server/settings';
import { type OverloadSettings, readOverloadSettings } from 'server/settings/overload';
import { type Environment, readSettings } from 'server/settings/read';
import { SettingError } from 'server/settings/error';
import { oneOf, urlOrPath, text, nullIfUnset, integerBetween } from 'server/settings/schemas';
import { type StoreLocation, storeLocationSchema } from 'server/store/open-store';
import { getOwnUrl } from 'server/site-origin';
import { check, minLength, optional, pipe, string } from 'valibot';
import {
  type AddressLookupSettings,
  readAddressLookupSettings,
} from './address-lookup-settings.ts';
import { readCaptchaSettings, type CaptchaSettings } from './captcha-settings.ts';
import { readMailSettings, type MailSettings } from './mail-settings.ts';
import { type PasswordCost, passwordCost } from './password-cost.ts';

export interface Config extends CommonSettings {
  /**
   * Base address of the API for browsers: a URL, or a path of the storefront. Emails load pictures
   * from this address.
   */
  apiHost: string;
  /** Origin of the storefront on this machine, or of the backend if the backend runs standalone. */
  ownUrl: string;
  port: number;
  /**
   * Unix socket on which the backend listens for requests that `edge` forwards. If null, the
   * backend runs standalone and listens on `port`.
   */
  socket: string | null;
  /** URL of a PostgreSQL server, or null for the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /**
   * Whether this process replaces a running shop, and thus waits until that shop closes the
   * embedded database.
   */
  takesOver: boolean;
  /** Store of releases. The backend reads this store for backups and for alerts to owners. */
  releaseStore: StoreLocation;
  /** Store of uploaded pictures. */
  pictureStore: StoreLocation;
  /** Store of customers' private photos. */
  photoStore: StoreLocation;
  /**
   * The configured card payment providers. Without any, card payments are simulated in development,
   * and production has none.
   */
  cardProviders: readonly ConfiguredProvider[];
  mail: MailSettings;
  captcha: CaptchaSettings;
  /** Provider of addresses by postcode. Null if addresses are typed only. */
  addressLookup: AddressLookupSettings | null;
  /**
   * Key that encrypts the secrets of second factors, or null for a generated key in the data
   * folder.
   */
  staffSecretKey: string | null;
  /** Factor that multiplies every rate limit. Only load tests set a factor above 1. */
  rateLimitScale: number;
  /**
   * Limits of load above which a standalone backend refuses requests. If the backend listens on
   * `socket`, `edge` applies these limits instead.
   */
  overload: OverloadSettings;
  /** Whether the shop adds the demo data to an empty database. Always false in production. */
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
    pictureStore: getFileStore(common.dataDir, apiSettings.RELEASE_STORE, 'pictures'),
    photoStore: getFileStore(common.dataDir, apiSettings.RELEASE_STORE, 'photos'),
    cardProviders: readCardProviders(env),
    mail: readMailSettings(env, common.shop),
    captcha: readCaptchaSettings(env, common.captcha),
    addressLookup: readAddressLookupSettings(env),
    staffSecretKey: apiSettings.STAFF_SECRET_KEY,
    overload: readOverloadSettings(env),
    rateLimitScale: apiSettings.RATE_LIMIT_SCALE,
    hasDemoData: readDemoData(common, apiSettings.DEMO_DATA),
    passwordCost,
  };
}

/**
 * Returns a store of files besides the release store. If `RELEASE_STORE` is set, several machines may
 * share that store and need the same files, so the files are stored in it.
 */
function getFileStore(
  dataDir: string,
  releaseStore: StoreLocation | null,
  name: 'pictures' | 'photos',
): StoreLocation {
  if (releaseStore === null) return { folder: join(dataDir, name) };
  if ('folder' in releaseStore) return { folder: join(releaseStore.folder, name) };
  return { ...releaseStore, prefix: `${releaseStore.prefix}${name}/` };
}

/**
 * Throws a `SettingError` if `DEMO_DATA` is on in production, because a real shop must never get
 * invented orders.
 */
function readDemoData({ production }: CommonSettings, setting: 'on' | 'off'): boolean {
  if (production && setting === 'on')
    throw new SettingError('DEMO_DATA', 'must be off in production: it adds invented orders');
  return setting === 'on';
}
