import type { LoadProvider } from 'server/card-providers';
import type { ApiContext } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { limitProviderTime, type NamedProvider } from './limit-provider-time.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

const providersByConfig = new WeakMap<ApiContext['config'], readonly NamedProvider[]>();

/**
 * Returns the configured payment providers with time limits. New payments go to the first one. The
 * sandbox follows the others in development, and production has none.
 */
export function listProviders({ config, db }: ApiContext): readonly NamedProvider[] {
  const cachedProviders = providersByConfig.get(config);
  if (cachedProviders !== undefined) return cachedProviders;
  const loadSandbox: LoadProvider = () => Promise.resolve(createSandboxProvider(db));
  const providers = [
    ...config.cardProviders,
    ...(config.production ? [] : [{ name: 'sandbox', load: loadSandbox }]),
  ].map(({ name, load }) => limitProviderTime(name, load));
  providersByConfig.set(config, providers);
  return providers;
}

/** Returns the provider of new payments. Throws 503 if none is configured. */
export function requireProvider(context: ApiContext): NamedProvider {
  const [provider] = listProviders(context);
  if (provider !== undefined) return provider;
  throw new HttpError(503, 'no_card_payments', 'Card payments are not available at the moment.');
}

/** A payment, or its session, with the name of its provider. */
interface OfProvider {
  provider: string;
}

/**
 * Returns the provider of a payment, or null if it is no longer configured. An older version of the
 * shop stored no name, and used the first configured provider.
 */
export function findProviderOf(
  context: ApiContext,
  { provider: name }: OfProvider,
): NamedProvider | null {
  const providers = listProviders(context);
  return (
    (name === '' ? providers[0] : providers.find((provider) => provider.name === name)) ?? null
  );
}

/** Returns the provider of a payment. Throws 503 if it is no longer configured. */
export function requireProviderOf(context: ApiContext, payment: OfProvider): NamedProvider {
  const provider = findProviderOf(context, payment);
  if (provider !== null) return provider;
  throw new HttpError(
    503,
    'no_card_payments',
    'The card payment provider of this payment is not set up here any more.',
  );
}
