import { buildFastifyOptions } from 'server/fastify-options';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/**
 * On the Unix socket, trusts the visitor's address from `edge`, which has already applied
 * TRUST_PROXY.
 */
export const createServerOptions = ({
  logLevel,
  trustProxy,
  socket,
}: Pick<Config, 'logLevel' | 'trustProxy' | 'socket'>) =>
  buildFastifyOptions(
    'backend',
    { logLevel, trustProxy: socket === null ? trustProxy : (_address, hop) => hop === 0 },
    errorHandler,
  );
