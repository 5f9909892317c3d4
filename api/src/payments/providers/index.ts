import type { ApiContext } from '../../http/api-routes.ts';
import type { ProviderModule } from './provider-module.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { stripe } from './stripe/stripe-provider.ts';

/** All card payment providers. The shop uses the first provider that is configured. */
const providerModules: readonly ProviderModule[] = [stripe, sandbox];

export const findProviderModule = (config: ApiContext['config']): ProviderModule | null =>
  providerModules.find((provider) => provider.isConfigured(config)) ?? null;
