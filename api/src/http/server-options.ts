import { fastifyOptions } from 'server/fastify-options';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/** How a Fastify that carries the backend is made. */
export const serverOptions = (config: Pick<Config, 'logLevel' | 'trustProxy'>) =>
  fastifyOptions(config, errorHandler);
