import { minLength, optional, pipe, string } from 'valibot';
import { listenerSettings } from './listener-settings.ts';
import { type Environment, readSettings } from './read-settings.ts';
import { origin, text, unsetOr, word } from './schemas.ts';
import { SettingError } from './setting-error.ts';
import { shopSettings } from './shop-settings.ts';

const entries = {
  PUBLIC_URL: unsetOr(origin),
  CAPTCHA_PROVIDER: optional(word('altcha', 'turnstile', 'hcaptcha', 'recaptcha'), 'altcha'),
  CAPTCHA_SITE_KEY: unsetOr(text),
  CAPTCHA_HMAC_KEY: unsetOr(pipe(string(), minLength(16, 'must have at least 16 characters'))),
};

export type CommonSettings = ReturnType<typeof commonSettings>;

/**
 * Reads the settings that `edge` and the backend share. Throws a `SettingError` for the first
 * invalid one.
 */
export function commonSettings(env: Environment) {
  const listener = listenerSettings(env);
  const read = readSettings(env, entries);
  const provider = read.CAPTCHA_PROVIDER;
  if (listener.production && read.PUBLIC_URL === null)
    throw new SettingError(
      'PUBLIC_URL',
      'is required in production, like https://shop.example.com',
    );
  if (provider !== 'altcha' && read.CAPTCHA_SITE_KEY === null)
    throw new SettingError('CAPTCHA_SITE_KEY', `is required for ${provider}`);
  return {
    ...listener,
    /** Origin of the shop. It is null in development, where the origin comes from each request. */
    publicUrl: read.PUBLIC_URL,
    captcha: {
      provider,
      siteKey: read.CAPTCHA_SITE_KEY,
      /** Key for the proof-of-work challenges, or null for a generated key in the data folder. */
      hmacKey: read.CAPTCHA_HMAC_KEY,
    },
    shop: shopSettings(env),
  };
}
