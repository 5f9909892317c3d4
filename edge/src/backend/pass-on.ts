import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_LIMIT } from 'server/body-limit';
import { loggable } from 'server/loggable';
import { nowAndThen } from 'server/now-and-then';
import { type Dispatcher, Pool } from 'undici';
import { answerFailure } from '../failures.ts';
import type { Settings } from '../settings/settings.ts';
import { CallCapacity, type CallKind, callKindOf, CONNECTIONS } from './call-capacity.ts';
import { answerHeaders, callHeaders } from './passed-headers.ts';
import { SilenceWatch } from './silence-watch.ts';

/** Longest wait for the headers or the next part of a response, in ms. */
const PATIENCE = 30_000;

/** Value of the Retry-After header, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Forwards every call below /api to the backend at this Unix socket, byte for byte. Responds with
 * 503 in the error shape of the backend while it is down or silent.
 */
export async function passOn(
  app: FastifyInstance,
  socketPath: string,
  settings: Settings,
): Promise<void> {
  const times = { headersTimeout: PATIENCE, bodyTimeout: PATIENCE };
  const poolOf = (kind: CallKind) =>
    new Pool('http://backend', { socketPath, connections: CONNECTIONS[kind], ...times });
  const pools = { order: poolOf('order'), catalogue: poolOf('catalogue'), other: poolOf('other') };
  const watch = new SilenceWatch(socketPath, app.log);
  app.addHook('onClose', () => {
    watch.stop();
    return Promise.all(Object.values(pools).map((pool) => pool.destroy()));
  });
  const tell = nowAndThen(app.log);
  const capacity = new CallCapacity();
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (watch.isSilent) return refuse(reply);
    const kind = callKindOf(request.method, request.raw.url ?? '/');
    if (!capacity.start(kind)) {
      tell({ message: 'a call is refused: too many calls to the backend are running' });
      return refuse(reply);
    }
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, watch.start()]);
    try {
      const answered = await pools[kind].request({ ...call(request, settings), signal });
      watch.responded();
      return await answer(reply, answered);
    } catch (cause) {
      // The client has disconnected, so there is no response to send.
      if (gone.signal.aborted) return reply.hijack();
      tell({ message: 'the backend does not answer', facts: { failure: loggable(cause) } });
      return refuse(reply);
    } finally {
      capacity.end(kind);
      watch.end();
    }
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.setErrorHandler(answerUnread);
    for (const url of ['/api', '/api/*'])
      scope.route({ method: scope.supportedMethods, url, bodyLimit: BODY_LIMIT, handler });
  });
}

/**
 * Responds with 413 to a body over the limit. Such a body is not forwarded, because a refusal by
 * the backend in mid-body would break the connection.
 */
function answerUnread(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return answerFailure(error, request, reply);
  void reply
    .code(413)
    .header('cache-control', 'no-store')
    .send({ status: false, error: 'The request is too large.', code: 'unreadable' });
}

/** Forwards the body unchanged, because signatures of payment providers cover its exact bytes. */
const call = (request: FastifyRequest, settings: Settings): Dispatcher.RequestOptions => ({
  method: request.method as Dispatcher.HttpMethod,
  path: request.raw.url ?? '/',
  headers: callHeaders(request, settings),
  body: (request.body as Buffer | undefined) ?? null,
});

/**
 * Buffers the complete response before sending it. Otherwise a slow visitor would occupy a
 * connection to the backend.
 */
const answer = async (
  reply: FastifyReply,
  { statusCode, headers, body }: Dispatcher.ResponseData,
) => {
  const read = Buffer.from(await body.arrayBuffer());
  return reply.code(statusCode).headers(answerHeaders(headers)).send(read);
};

const refuse = (reply: FastifyReply) =>
  reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send({
    status: false,
    error: 'The shop cannot do this at the moment. Please try again in a few seconds.',
    code: 'unavailable',
  });
