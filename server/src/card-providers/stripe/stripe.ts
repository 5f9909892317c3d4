import { readSettings } from '../../settings/read-settings.ts';
import { nullIfUnset, text } from '../../settings/schemas.ts';
import type { CardProvider } from '../payment-provider.ts';
import { readStripeSettings } from './stripe-settings.ts';

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

export const stripe: CardProvider = {
  name: 'stripe',
  label: 'Stripe',
  origins: {
    pages: ['https://checkout.stripe.com'],
    scripts,
    connections: ['https://api.stripe.com'],
    frames: [...scripts, 'https://hooks.stripe.com'],
  },
  configure(env) {
    const settings = readStripeSettings(env);
    if (settings === null) return null;
    return async () => (await import('./stripe-provider.ts')).createStripeProvider(settings);
  },
  readPageSettings(env) {
    const values = readSettings(env, {
      STRIPE_SECRET_KEY: nullIfUnset(text),
      STRIPE_PUBLISHABLE_KEY: nullIfUnset(text),
    });
    return {
      hasSecretKey: values.STRIPE_SECRET_KEY !== null,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
    };
  },
};
