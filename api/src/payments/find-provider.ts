import type { ApiContext } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { limitProviderTime } from './limit-provider-time.ts';
import type { PaymentProvider } from './provider.ts';
import { findProviderModule } from './providers/index.ts';

const providerByConfig = new WeakMap<ApiContext['config'], PaymentProvider | null>();

/**
 * Returns the configured payment provider with time limits. Returns null if none is configured.
 * Orders can then only be paid on collection.
 */
export function findProvider(context: ApiContext): PaymentProvider | null {
  const { config } = context;
  const cachedProvider = providerByConfig.get(config);
  if (cachedProvider !== undefined) return cachedProvider;
  const provider = findProviderModule(config)?.create(context) ?? null;
  const limitedProvider = provider && limitProviderTime(provider);
  providerByConfig.set(config, limitedProvider);
  return limitedProvider;
}

/** Returns the payment provider. Throws 503 if none is configured. */
export function requireProvider(context: ApiContext): PaymentProvider {
  const provider = findProvider(context);
  if (provider !== null) return provider;
  throw new HttpError(503, 'no_card_payments', 'Card payments are not available at the moment.');
}
