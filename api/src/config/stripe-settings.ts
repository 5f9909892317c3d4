import { SettingError } from 'server/settings/error';
import { type Environment, readSettings } from 'server/settings/read';
import { origin, text, unsetOr } from 'server/settings/schemas';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Origin of Stripe's API, or null for the real one. */
  apiBase: string | null;
}

const keys = {
  STRIPE_SECRET_KEY: unsetOr(text),
  STRIPE_PUBLISHABLE_KEY: unsetOr(text),
  STRIPE_WEBHOOK_SECRET: unsetOr(text),
};

/**
 * Reads the Stripe settings. Null means that no key is set. Throws a `SettingError` if only some of
 * the three keys are set.
 */
export function stripeSettings(env: Environment): StripeSettings | null {
  const { STRIPE_API_BASE: apiBase } = readSettings(env, { STRIPE_API_BASE: unsetOr(origin) });
  const given = readSettings(env, keys);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = given;
  if (!secretKey && !publishableKey && !webhookSecret) return null;
  if (secretKey && publishableKey && webhookSecret) {
    return { secretKey, publishableKey, webhookSecret, apiBase };
  }
  const [missing = ''] = Object.entries(given).find(([, value]) => value === null) ?? [];
  throw new SettingError(missing, 'is required once another Stripe key is set');
}
