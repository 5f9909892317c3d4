import type { Configuration } from 'webpack-dev-server';
import { LOOPBACK } from './free-port.ts';

const names = ['localhost', LOOPBACK];

/**
 * A dev server gives source code to whoever asks: it listens at loopback, answers to loopback's names, and
 * lets pages of this machine alone read it. With `updatesPort` 0 a page fetches updates from its own port.
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
    // A room's own, wherever it is shown.
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port: updatesPort },
  },
});

const allowed = (origin = ''): Record<string, string> =>
  URL.canParse(origin) && names.includes(new URL(origin).hostname)
    ? { 'Access-Control-Allow-Origin': origin }
    : {};
