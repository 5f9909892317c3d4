import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggable } from 'server/loggable';
import { createThrottledWarning } from 'server/throttled-warning';
import type { Dispatcher } from 'undici';
import { toBackendHeaders, toClientHeaders } from '../backend/forwarded-headers.ts';
import type { Settings } from '../settings/settings.ts';
import type { ReleaseService } from './release-service.ts';

const RETRY_SECONDS = 5;

/**
 * Forwards the calls of the release API to the release service. Streams all bodies, because uploads
 * have many MB and a response may take minutes.
 */
export async function forwardReleaseCalls(
  app: FastifyInstance,
  service: Pick<ReleaseService, 'call'>,
  settings: Settings,
): Promise<void> {
  const warn = createThrottledWarning(app.log);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const disconnection = new AbortController();
    reply.raw.once('close', () => disconnection.abort());
    try {
      const response = await service.call({
        ...toRequestOptions(request, settings),
        signal: disconnection.signal,
      });
      return forwardResponse(request, reply, response);
    } catch (cause) {
      if (disconnection.signal.aborted) return reply.hijack();
      warn({ message: 'releases cannot be made', facts: { failure: toLoggable(cause) } });
      return refuse(request, reply);
    }
  };
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, onParsed) => onParsed(null, body));
    for (const url of ['/release-api', '/release-api/*'])
      scope.route({ method: scope.supportedMethods, url, handler });
    done();
  });
}

const toRequestOptions = (
  request: FastifyRequest,
  settings: Settings,
): Dispatcher.RequestOptions => ({
  method: request.method as Dispatcher.HttpMethod,
  path: request.raw.url ?? '/',
  headers: toBackendHeaders(request, settings),
  // If the call fails, the HTTP client destroys the stream that it sends. The copied stream keeps
  // the request open, so that the response can be sent.
  body: request.body === undefined ? null : request.raw.pipe(new PassThrough()),
});

function forwardResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): FastifyReply {
  void reply.code(statusCode).headers(toClientHeaders(headers));
  return closeConnectionIfUnread(request, reply).send(body);
}

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  closeConnectionIfUnread(request, reply)
    .code(503)
    .headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' })
    .send({
      status: false,
      error: 'Releases cannot be made at the moment. Please try again in a few seconds.',
      code: 'unavailable',
    });

function closeConnectionIfUnread({ body, raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return body === undefined || raw.readableEnded ? reply : reply.header('connection', 'close');
}
