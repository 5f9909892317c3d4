import { minLength, optional, pipe, string } from 'valibot';
import { readListenerSettings } from './listener-settings.ts';
import { type Environment, readSettings, SettingError } from './read-settings.ts';
import { origin, text, nullIfUnset, oneOf } from './schemas.ts';
import { readShopSettings } from './shop-settings.ts';

const commonSettingSchemas = {
  PUBLIC_URL: nullIfUnset(origin),
  CAPTCHA_PROVIDER: optional(oneOf('altcha', 'turnstile', 'hcaptcha', 'recaptcha'), 'altcha'),
  CAPTCHA_SITE_KEY: nullIfUnset(text),
  CAPTCHA_HMAC_KEY: nullIfUnset(pipe(string(), minLength(16, 'must have at least 16 characters'))),
};

export type CommonSettings = ReturnType<typeof readCommonSettings>;

export function readCommonSettings(env: Environment) {
  const listenerValues = readListenerSettings(env);
  const values = readSettings(env, commonSettingSchemas);
  const provider = values.CAPTCHA_PROVIDER;
  if (listenerValues.production && values.PUBLIC_URL === null)
    throw new SettingError(
      'PUBLIC_URL',
      'is required in production, like https://shop.example.com',
    );
  if (provider !== 'altcha' && values.CAPTCHA_SITE_KEY === null)
    throw new SettingError('CAPTCHA_SITE_KEY', `is required for ${provider}`);
  return {
    ...listenerValues,
    /** Null in development, because each request then determines the origin. */
    publicUrl: values.PUBLIC_URL,
    captcha: {
      provider,
      siteKey: values.CAPTCHA_SITE_KEY,
      /** Null means that a generated key in the data folder is used. */
      hmacKey: values.CAPTCHA_HMAC_KEY,
    },
    shop: readShopSettings(env),
  };
}
