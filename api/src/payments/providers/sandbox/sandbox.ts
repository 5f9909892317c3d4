import type { ProviderModule } from '../provider-module.ts';
import { sandboxRoutes } from './routes.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The payment sandbox, used in development if no other provider is configured. */
export const sandbox: ProviderModule = {
  isConfigured: ({ production }) => !production,
  create: ({ db }) => createSandboxProvider(db),
  routes: sandboxRoutes,
};
