import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { errorHandler } from './error-handler.ts';

/** As long as any address can be: how long a part of it may be is for its route's schema to say. */
const MAX_PARAM_LENGTH = 16_384;

/** How a Fastify that carries the backend is made: its logs hold no URL, body or address. */
export function serverOptions(
  config: Pick<Config, 'logLevel' | 'trustProxy'>,
): FastifyServerOptions {
  return {
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: errorHandler,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    logger: {
      level: config.logLevel,
      // Written at once: what Fastify's own stream still holds when the process exits comes out of order.
      stream: process.stdout,
      serializers: { req: ({ method, id }) => ({ method, id }) },
    },
  };
}
