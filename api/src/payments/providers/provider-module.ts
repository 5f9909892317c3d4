import type { ApiContext, ApiRoutes } from '../../http/api-routes.ts';
import type { PaymentProvider } from '../provider.ts';

/** A card payment provider that a shop can use. */
export interface ProviderModule {
  /** Whether the settings choose this provider. */
  isConfigured(config: ApiContext['config']): boolean;
  create(context: ApiContext): PaymentProvider;
  /** Routes of the provider, such as the sandbox's payment pages. */
  routes?: ApiRoutes;
}
