import { ConfigError } from './config-error.ts';
import { origin, text, type Env } from './readers.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another origin for Stripe's API; null is Stripe's own. */
  apiBase: string | null;
}

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Card payments by Stripe need all three keys; none of them means no Stripe. */
export function stripeSettings(env: Env): StripeSettings | null {
  const apiBase = origin(env, 'STRIPE_API_BASE');
  const [secretKey, publishableKey, webhookSecret] = keys.map((key) => text(env, key));
  if (!secretKey && !publishableKey && !webhookSecret) return null;
  if (secretKey && publishableKey && webhookSecret) {
    return { secretKey, publishableKey, webhookSecret, apiBase };
  }
  const missing = keys.find((key) => text(env, key) === null) ?? keys[0];
  throw new ConfigError(missing, 'is required once another Stripe key is set');
}
