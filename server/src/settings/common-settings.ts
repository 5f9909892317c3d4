import { isIP } from 'node:net';
import { check, minLength, optional, pipe, string } from 'valibot';
import { type Environment, readSettings } from './read-settings.ts';
import { origin, text, unsetOr, word } from './schemas.ts';
import { SettingError } from './setting-error.ts';
import { shopSettings } from './shop-settings.ts';
import { trustedProxies } from './trusted-proxies.ts';

const entries = {
  NODE_ENV: unsetOr(text),
  HOST: optional(
    pipe(
      string(),
      check(
        (value) => isIP(value) !== 0 || value === 'localhost',
        'must be an address of this machine, like 127.0.0.1 or ::',
      ),
    ),
    '0.0.0.0',
  ),
  LOG_LEVEL: unsetOr(word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  DATA_DIR: optional(text, '.data'),
  PUBLIC_URL: unsetOr(origin),
  TRUST_PROXY: optional(trustedProxies, 'none'),
  CAPTCHA_PROVIDER: optional(word('altcha', 'turnstile', 'hcaptcha', 'recaptcha'), 'altcha'),
  CAPTCHA_SITE_KEY: unsetOr(text),
  CAPTCHA_HMAC_KEY: unsetOr(pipe(string(), minLength(16, 'must have at least 16 characters'))),
};

export type CommonSettings = ReturnType<typeof commonSettings>;

/** Reads the settings that all servers share. Throws a `SettingError` for the first invalid one. */
export function commonSettings(env: Environment) {
  const read = readSettings(env, entries);
  const production = read.NODE_ENV === 'production';
  const provider = read.CAPTCHA_PROVIDER;
  if (production && read.PUBLIC_URL === null)
    throw new SettingError(
      'PUBLIC_URL',
      'is required in production, like https://shop.example.com',
    );
  if (provider !== 'altcha' && read.CAPTCHA_SITE_KEY === null)
    throw new SettingError('CAPTCHA_SITE_KEY', `is required for ${provider}`);
  return {
    production,
    /** Address to listen at. Default: all addresses of the machine. */
    host: read.HOST,
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /**
     * Folder of the embedded database, emails, releases and image cache. A relative path is
     * resolved against the working directory.
     */
    dataDir: read.DATA_DIR,
    /** Origin of the shop. It is null in development, where the origin comes from each request. */
    publicUrl: read.PUBLIC_URL,
    /** Proxies whose forwarded addresses are trusted. */
    trustProxy: read.TRUST_PROXY,
    captcha: {
      provider,
      siteKey: read.CAPTCHA_SITE_KEY,
      /** Key for the proof-of-work challenges, or null for a generated key in the data folder. */
      hmacKey: read.CAPTCHA_HMAC_KEY,
    },
    shop: shopSettings(env),
  };
}
