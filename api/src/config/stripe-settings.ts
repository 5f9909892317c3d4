import { SettingError } from 'server/settings/error';
import { type Environment, readSettings } from 'server/settings/read';
import { origin, text, unsetOr } from 'server/settings/schemas';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another origin for Stripe's API; null is Stripe's own. */
  apiBase: string | null;
}

const keys = {
  STRIPE_SECRET_KEY: unsetOr(text),
  STRIPE_PUBLISHABLE_KEY: unsetOr(text),
  STRIPE_WEBHOOK_SECRET: unsetOr(text),
};

/** Card payments by Stripe need all three keys; none of them means no Stripe. */
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
