import { buildFastifyOptions } from 'server/fastify-options';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/**
 * Returns the Fastify options of the backend. On the Unix socket, only `edge` calls the backend.
 * `edge` has already applied TRUST_PROXY, so the address that it forwards is the visitor's.
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
