import { SettingError, type Environment, readSettings } from '../../settings/read-settings.ts';
import { origin, text, nullIfUnset } from '../../settings/schemas.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /**
   * Origin of the Stripe API, or null for Stripe's default origin. Tests set the origin of a test
   * server.
   */
  apiBase: string | null;
}

const keySchemas = {
  STRIPE_SECRET_KEY: nullIfUnset(text),
  STRIPE_PUBLISHABLE_KEY: nullIfUnset(text),
  STRIPE_WEBHOOK_SECRET: nullIfUnset(text),
};

/**
 * Reads the Stripe settings. Returns null if none of the three keys is set. Throws a `SettingError`
 * if only some of them are set.
 */
export function readStripeSettings(env: Environment): StripeSettings | null {
  const { STRIPE_API_BASE: apiBase } = readSettings(env, { STRIPE_API_BASE: nullIfUnset(origin) });
  const keyValues = readSettings(env, keySchemas);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = keyValues;
  if (!secretKey && !publishableKey && !webhookSecret) return null;
  if (secretKey && publishableKey && webhookSecret) {
    return { secretKey, publishableKey, webhookSecret, apiBase };
  }
  const [missingKey = ''] = Object.entries(keyValues).find(([, value]) => value === null) ?? [];
  throw new SettingError(missingKey, 'is required once another Stripe key is set');
}
