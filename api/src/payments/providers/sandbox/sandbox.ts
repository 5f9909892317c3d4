import type { ProviderModule } from '../provider-module.ts';
import { sandboxRoutes } from './routes.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The sandbox, used in development when no other provider has keys (rule 38). */
export const sandbox: ProviderModule = {
  isConfigured: ({ production }) => !production,
  create: ({ db }) => createSandboxProvider(db),
  routes: sandboxRoutes,
};
