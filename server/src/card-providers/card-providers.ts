import type { Environment } from '../settings/read-settings.ts';
import type { CardProvider, LoadProvider } from './payment-provider.ts';
import { stripe } from './stripe/stripe.ts';

/**
 * The real card payment providers. New payments go to the first that is configured, and a refund
 * goes to the provider of its payment. The sandbox of development is missing, because its payment
 * pages have the shop's own origin.
 */
const cardProviders: readonly [CardProvider, ...CardProvider[]] = [stripe];

/** Names of the providers for people. */
export const cardProviderLabels = cardProviders.map(({ label }) => label);

/** Returns the name of a provider for people, or null if the name of a payment's provider is unknown. */
export const findProviderLabel = (providerName: string): string | null =>
  cardProviders.find(({ name }) => name === providerName)?.label ?? null;

export type { LoadProvider };

export interface ConfiguredProvider {
  name: string;
  load: LoadProvider;
}

/** Returns the configured providers. Throws a `SettingError` for incomplete settings. */
export const readCardProviders = (env: Environment): ConfiguredProvider[] =>
  cardProviders.flatMap(({ name, configure }) => {
    const load = configure(env);
    return load === null ? [] : [{ name, load }];
  });

/**
 * Returns what pages need to know about the provider of new payments: the first with a secret key,
 * else the first with a publishable key, else the first.
 */
export function readPageProvider(env: Environment) {
  const providers = cardProviders.map(({ label, readPageSettings }) => ({
    label,
    ...readPageSettings(env),
  }));
  const [firstProvider] = cardProviders;
  return (
    providers.find(({ hasSecretKey }) => hasSecretKey) ??
    providers.find(({ publishableKey }) => publishableKey !== null) ?? {
      label: firstProvider.label,
      hasSecretKey: false,
      publishableKey: null,
    }
  );
}

/** Returns the origins that all card payment providers need for this purpose. */
export const listProviderOrigins = (purpose: keyof CardProvider['origins']) =>
  cardProviders.flatMap(({ origins }) => origins[purpose]);
