import type { ApiContext } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { limitProviderTime } from './limit-provider-time.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const providerByConfig = new WeakMap<ApiContext['config'], PaymentProvider | null>();

/**
 * Returns the payment provider with time limits: Stripe if it has keys, else the sandbox outside
 * production. Returns null if there is neither, and orders can then only be paid on collection.
 */
export function findProvider({ config, db }: ApiContext): PaymentProvider | null {
  const cachedProvider = providerByConfig.get(config);
  if (cachedProvider !== undefined) return cachedProvider;
  const provider = config.stripe
    ? createStripeProvider(config.stripe)
    : usesSandbox(config)
      ? createSandboxProvider(db)
      : null;
  const limitedProvider = provider && limitProviderTime(provider);
  providerByConfig.set(config, limitedProvider);
  return limitedProvider;
}

/** Returns the payment provider. Throws 503 if there is none. */
export function requireProvider(context: ApiContext): PaymentProvider {
  const provider = findProvider(context);
  if (provider !== null) return provider;
  throw new HttpError(503, 'no_card_payments', 'Card payments are not available at the moment.');
}

export function usesSandbox({ stripe, production }: ApiContext['config']): boolean {
  return stripe === null && !production;
}
