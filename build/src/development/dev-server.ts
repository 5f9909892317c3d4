import type { Configuration } from 'webpack-dev-server';
import { LOOPBACK } from './free-port.ts';

const HOST_NAMES = ['localhost', LOOPBACK];

/**
 * Returns the options of a dev server. The server accepts only hosts and origins of this machine,
 * because it serves source code.
 */
export const createDevServerOptions = (port: number, updatesPort = port): Configuration => ({
  host: LOOPBACK,
  port,
  allowedHosts: HOST_NAMES,
  hot: true,
  static: false,
  headers: ({ headers }) => ({ Vary: 'Origin', ...createCorsHeaders(headers.origin) }),
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    // Gets hot updates from this dev server, even on a page of another server.
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port: updatesPort },
  },
});

const createCorsHeaders = (origin = ''): Record<string, string> =>
  URL.canParse(origin) && HOST_NAMES.includes(new URL(origin).hostname)
    ? { 'Access-Control-Allow-Origin': origin }
    : {};

/** Serves index.html for all paths without a file. Paths may contain dots, because slugs may. */
export const HISTORY_FALLBACK = { index: '/index.html', disableDotRule: true } as const;

/** Returns the backend's URL. `npm run dev` sets the URL. */
export const getBackendUrl = () => process.env['DEV_BACKEND'] ?? 'http://127.0.0.1:3100';
