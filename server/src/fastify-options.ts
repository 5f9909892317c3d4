import { randomUUID } from 'node:crypto';
import type { Server, IncomingMessage } from 'node:http';
import { type FastifyHttpOptions, type FastifyServerOptions, LogController } from 'fastify';
import type { CommonSettings } from './settings/common-settings.ts';

/**
 * Longest path parameter, in characters. It exceeds any accepted URL, because the routes' schemas
 * have their own limits.
 */
const MAX_PARAM_LENGTH = 16_384;

const REQUEST_TIMEOUT_MS = 30_000;

/** Header of error responses and of calls between the servers. */
export const REQUEST_ID_HEADER = 'x-request-id';

const CONNECTION_TIMEOUT_MS = 60_000;

/** Logs contain the server's name but no URL, body or address. */
export function buildFastifyOptions(
  name: string,
  {
    logLevel,
    trustProxy,
  }: Pick<CommonSettings, 'logLevel'> & Pick<FastifyServerOptions, 'trustProxy'>,
  sendFailure: NonNullable<FastifyServerOptions['frameworkErrors']>,
): FastifyHttpOptions<Server> {
  return {
    trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // By default Node applies its 60 s for headers to the complete request too.
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendFailure,
    rewriteUrl: toOriginForm,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    logger: {
      name,
      level: logLevel,
      // Writes at once. Fastify's own stream would write its last lines out of order at exit.
      stream: process.stdout,
      serializers: { req: ({ method, id }) => ({ method, id }) },
    },
  };
}

/**
 * Matches a URL in absolute form, but none with user information such as `user@host` (RFC 9110,
 * section 4.2.4).
 */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(\/.*|\?.*)?$/i;

/** Sets the `Host` header to the target's host (RFC 9112, section 3.2.2). */
function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request;
  const [, host, rest = '/'] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('?') ? `/${rest}` : rest;
}
