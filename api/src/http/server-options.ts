import { fastifyOptions } from 'server/fastify-options';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/**
 * How a Fastify that carries the backend is made. At a socket, where nobody but `edge` is, the one address that
 * it names is the visitor's: `edge` has judged by TRUST_PROXY already.
 */
export const serverOptions = ({
  logLevel,
  trustProxy,
  socket,
}: Pick<Config, 'logLevel' | 'trustProxy' | 'socket'>) =>
  fastifyOptions(
    'backend',
    { logLevel, trustProxy: socket === null ? trustProxy : (_address, hop) => hop === 0 },
    errorHandler,
  );
