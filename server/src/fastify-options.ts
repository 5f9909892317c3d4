import { randomUUID } from 'node:crypto';
import type { Server, IncomingMessage } from 'node:http';
import { type FastifyHttpOptions, type FastifyServerOptions, LogController } from 'fastify';
import type { CommonSettings } from './settings/common-settings.ts';

/**
 * Longest path parameter, in characters. It is longer than any accepted URL, because the routes'
 * schemas have their own limits.
 */
const MAX_PARAM_LENGTH = 16_384;

/** Time limit for receiving a complete request, in ms. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Time after which a silent connection is closed, in ms. */
const CONNECTION_TIMEOUT_MS = 60_000;

/**
 * Returns the options of every server. Logs contain the server's name but no URL, body or address.
 * `sendFailure` responds to unreadable requests.
 */
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
    // By default Node allows 60 s for the headers, and applies the longer of both limits to the
    // complete request.
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
 * A request target in absolute form. It does not match user information such as `user@host`, which
 * is deprecated (RFC 9110, section 4.2.4).
 */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(\/.*|\?.*)?$/i;

/**
 * Returns path and query of a request target in absolute form, for Fastify's `rewriteUrl`. Sets the
 * `Host` header to the target's host, which is required (RFC 9112, section 3.2.2).
 */
function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request;
  const [, host, rest = '/'] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('?') ? `/${rest}` : rest;
}
