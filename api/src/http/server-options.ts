import { REQUEST_ID_HEADER, buildFastifyOptions } from 'server/fastify-options';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/**
 * Fastify options. On the Unix socket, the backend trusts the visitor's IP address and the request
 * id from `edge`. `edge` has already applied the setting `TRUST_PROXY`.
 */
export const createServerOptions = ({
  logLevel,
  trustProxy,
  socket,
}: Pick<Config, 'logLevel' | 'trustProxy' | 'socket'>) => ({
  ...buildFastifyOptions(
    'backend',
    { logLevel, trustProxy: socket === null ? trustProxy : (_address, hop) => hop === 0 },
    errorHandler,
  ),
  // Only `edge` connects to the socket, so its request ids can be trusted. A request then has the
  // same id in both logs.
  requestIdHeader: socket === null ? (false as const) : REQUEST_ID_HEADER,
});
