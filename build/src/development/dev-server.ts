import type { Configuration } from 'webpack-dev-server';
import { LOOPBACK } from './free-port.ts';

const names = ['localhost', LOOPBACK];

/**
 * Returns the options of a dev server. It serves source code. So it listens on loopback only,
 * accepts only loopback host names and allows only origins of this machine. With `updatesPort` 0 a
 * page fetches updates from its own port.
 */
export const devServer = (port: number, updatesPort = port): Configuration => ({
  host: LOOPBACK,
  port,
  allowedHosts: names,
  hot: true,
  static: false,
  headers: ({ headers }) => ({ Vary: 'Origin', ...allowed(headers.origin) }),
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    // A remote gets updates from its own dev server, on any page.
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port: updatesPort },
  },
});

const allowed = (origin = ''): Record<string, string> =>
  URL.canParse(origin) && names.includes(new URL(origin).hostname)
    ? { 'Access-Control-Allow-Origin': origin }
    : {};
