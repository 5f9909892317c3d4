import { join } from 'node:path';
import type { Configuration } from '../browser-build.ts';
import { backend } from './backend.ts';
import { bootWithDevRooms } from './boot-data.ts';
import { DevPagePlugin } from './dev-page-plugin.ts';
import { pages } from './pages.ts';
import { offerRefreshRuntime } from './react-refresh.ts';

/**
 * Returns the shell's build for its dev server. DEV_ROOMS maps folders of remotes to the ports of
 * their dev servers, as JSON.
 */
export function servedShell(folder: string, browser: Configuration): Configuration {
  const { main = [] } = browser.entry as { main?: string[] };
  const target = backend();
  const ports = JSON.parse(process.env['DEV_ROOMS'] ?? '{}') as Record<string, number>;
  return {
    ...browser,
    entry: { main: [offerRefreshRuntime, ...main] },
    plugins: [...(browser.plugins ?? []), new DevPagePlugin()],
    devServer: {
      historyApiFallback: pages,
      // The storefront's server handles requests that are neither pages nor files of the shell.
      proxy: [
        {
          context: (path, { headers }) =>
            path.startsWith('/api/') || !headers.accept?.includes('text/html'),
          target,
        },
      ],
      setupMiddlewares: (others) => [
        ...bootWithDevRooms(target, join(folder, '..'), ports),
        ...others,
      ],
    },
  };
}
