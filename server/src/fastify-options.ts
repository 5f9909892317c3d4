import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import { toOriginForm } from './origin-form.ts';
import type { CommonSettings } from './settings/common-settings.ts';

/** As long as any address can be: how long a part of it may be is for its route's schema to say. */
const MAX_PARAM_LENGTH = 16_384;

/** How long a request may take to arrive whole, in ms. */
const REQUEST_MS = 30_000;

/** How long a connection may stand still while something is to be sent or answered, in ms. */
const SILENCE_MS = 60_000;

/** How every server is made: its logs hold its name and no URL, body or address, and `answerFailure` answers what cannot be read. */
export function fastifyOptions(
  name: string,
  {
    logLevel,
    trustProxy,
  }: Pick<CommonSettings, 'logLevel'> & Pick<FastifyServerOptions, 'trustProxy'>,
  answerFailure: NonNullable<FastifyServerOptions['frameworkErrors']>,
): FastifyServerOptions {
  return {
    trustProxy,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerFailure,
    rewriteUrl: toOriginForm,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    logger: {
      name,
      level: logLevel,
      // Written at once: what Fastify's own stream still holds when the process exits comes out of order.
      stream: process.stdout,
      serializers: { req: ({ method, id }) => ({ method, id }) },
    },
  };
}
