import { join } from 'node:path';
import type { Configuration } from '../create-browser-build.ts';
import { getBackendUrl, HISTORY_FALLBACK } from './dev-server.ts';
import { createBootMiddlewares } from './boot-data.ts';
import { DevPagePlugin } from './dev-plugins.ts';
import { refreshRuntimeModule } from './react-refresh.ts';

/**
 * Returns the shell's dev configuration. DEV_REMOTES is a JSON object that maps the folders of
 * remotes to the ports of their dev servers.
 */
export function createServedShell(folder: string, browser: Configuration): Configuration {
  const { main = [] } = browser.entry as { main?: string[] };
  const target = getBackendUrl();
  const ports = JSON.parse(process.env['DEV_REMOTES'] ?? '{}') as Record<string, number>;
  return {
    ...browser,
    entry: { main: [refreshRuntimeModule, ...main] },
    plugins: [...(browser.plugins ?? []), new DevPagePlugin(['main.js', 'overlay.js'])],
    devServer: {
      historyApiFallback: HISTORY_FALLBACK,
      proxy: [
        {
          context: (path, { headers }) =>
            path.startsWith('/api/') || !headers.accept?.includes('text/html'),
          target,
        },
      ],
      setupMiddlewares: (defaultMiddlewares) => [
        ...createBootMiddlewares(target, join(folder, '..'), ports),
        ...defaultMiddlewares,
      ],
    },
  };
}
