import { REQUEST_ID_HEADER, buildFastifyOptions } from 'server/fastify-options';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/**
 * On the Unix socket, trusts the visitor's address from `edge`, which has already applied
 * TRUST_PROXY, and its request id.
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
  // Only `edge` reaches the socket, so the lines of one request have the same id in both logs.
  requestIdHeader: socket === null ? (false as const) : REQUEST_ID_HEADER,
});
