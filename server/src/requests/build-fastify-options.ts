import { randomUUID } from 'node:crypto';
import type { Server, IncomingMessage } from 'node:http';
import { type FastifyHttpOptions, type FastifyServerOptions, LogController } from 'fastify';
import type { CommonSettings } from '../settings/common-settings.ts';

/**
 * Longest path parameter, in characters. No accepted URL is longer, so only the limits in the
 * routes' schemas apply.
 */
const MAX_PARAM_LENGTH = 16_384;

/** Longest time for receiving a complete request, in ms. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Header with the id of a request, in error responses and in calls between the servers. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Time after which a connection without any traffic is closed, in ms. */
const CONNECTION_TIMEOUT_MS = 60_000;

/**
 * Returns the options of all servers. Log lines contain the server's name but no URL, body or IP
 * address.
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
    // Sets the time limit for the headers. With Node's default of 60 s for the headers, Node would
    // use 60 s for the complete request too.
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    // Serves requests on open connections while the server closes. The default would refuse these
    // requests with 503.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendFailure,
    rewriteUrl: toOriginForm,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    logger: {
      name,
      level: logLevel,
      // Writes log lines at once. Fastify's own stream would write the last lines out of order at
      // exit.
      stream: process.stdout,
      serializers: { req: ({ method, id }) => ({ method, id }) },
    },
  };
}

/**
 * Matches a URL in absolute form. Rejects user information such as `user@host` (RFC 9110, section
 * 4.2.4).
 */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(\/.*|\?.*)?$/i;

/**
 * Returns the path of the URL, and sets the `Host` header to the URL's host (RFC 9112, section
 * 3.2.2).
 */
function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request;
  const [, host, pathAndQuery = '/'] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return pathAndQuery.startsWith('?') ? `/${pathAndQuery}` : pathAndQuery;
}
