import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify';
import { CALL_KINDS, type CallKind } from 'contract/calls/call';
import { BODY_LIMIT, uploadCalls } from 'server/body-limit';
import { REQUEST_ID_HEADER } from 'server/fastify-options';
import { toLoggable } from 'server/loggable';
import { BUSY_RETRY_SECONDS, BusyError } from 'server/overload/busy-error';
import { CallCapacity } from 'server/overload/call-capacity';
import { classifyCall } from 'server/overload/classify-call';
import { createThrottledWarning } from 'server/throttled-warning';
import { PassThrough, type Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { sendFailure } from '../send-failure.ts';
import type { Settings } from '../settings/settings.ts';
import { toBackendHeaders, toClientHeaders } from './forwarded-headers.ts';
import { RestartWait } from '../restart-wait.ts';
import { SilenceWatch } from './silence-watch.ts';
import { discardRest, requireUploadSize } from './uploads.ts';

const TIMEOUT_MS = 30_000;

const RETRY_SECONDS = 5;

/**
 * Largest number of connections for reads. Reads need few connections, because the backend responds
 * from its caches.
 */
const MAX_READ_CONNECTIONS = 64;

/** Reason of the abort after a visitor has disconnected. */
const DISCONNECTED = new Error('The visitor has disconnected.');

const MAX_HEALTH_CONNECTIONS = 8;

type PoolName = CallKind | 'health';

export async function forwardApiCalls(
  app: FastifyInstance,
  socketPath: string,
  settings: Settings,
): Promise<void> {
  const pools = createPools(socketPath, settings);
  const silenceWatch = new SilenceWatch(socketPath, app.log);
  app.addHook('onClose', () => {
    silenceWatch.stop();
    return Promise.all(Object.values(pools).map((pool) => pool.destroy()));
  });
  const warnThrottled = createThrottledWarning(app.log);
  const capacity = new CallCapacity(settings.overload);
  // If this process replaces a running shop, a backend is already running. A later failure to
  // connect then means a restart.
  const restartWait = new RestartWait({ hasResponded: settings.takesOver });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (silenceWatch.isSilent) return sendUnavailable(reply);
    const kind = classifyCall(request.method, request.raw.url ?? '/');
    if (!capacity.start(kind, request.ip)) {
      warnThrottled({
        message: 'a call is refused: too many calls to the backend are running',
        labels: { kind },
      });
      return sendBusy(reply);
    }
    let startedAt = performance.now();
    const call = new AbortController();
    reply.raw.once('close', () => call.abort(DISCONNECTED));
    silenceWatch.start(call);
    try {
      const backendRequest = { ...toBackendRequest(request, settings), signal: call.signal };
      const backendResponse = await restartWait.send(
        () => {
          // Starts the time measurement again, because a wait for the backend's restart does not
          // mean an overload.
          startedAt = performance.now();
          return pools[kind ?? 'health'].request(backendRequest);
        },
        { isRead: ['GET', 'HEAD'].includes(request.method), signal: call.signal },
      );
      silenceWatch.recordResponse();
      return await sendResponse(reply, backendResponse);
    } catch (cause) {
      if (call.signal.reason === DISCONNECTED) return reply.hijack();
      warnThrottled({
        message: 'the backend does not answer',
        facts: { failure: toLoggable(cause) },
      });
      return sendUnavailable(reply);
    } finally {
      capacity.end(kind, request.ip, performance.now() - startedAt);
      silenceWatch.end(call);
    }
  };
  await registerCalls(app, handler);
  await registerUploads(app, handler);
}

function createPools(
  socketPath: string,
  { overload: { maxCalls, maxOrderCalls } }: Settings,
): Record<PoolName, Pool> {
  const connections: Record<PoolName, number> = {
    order: maxOrderCalls,
    payment: maxOrderCalls,
    sign_in: maxOrderCalls,
    catalogue: MAX_READ_CONNECTIONS,
    picture: MAX_READ_CONNECTIONS,
    other: maxCalls,
    health: MAX_HEALTH_CONNECTIONS,
  };
  const timeouts = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
  const createPool = (name: PoolName) =>
    new Pool('http://backend', { socketPath, connections: connections[name], ...timeouts });
  const names: PoolName[] = [...CALL_KINDS, 'health'];
  return Object.fromEntries(names.map((name) => [name, createPool(name)])) as Record<
    PoolName,
    Pool
  >;
}

async function registerCalls(app: FastifyInstance, handler: RouteHandlerMethod): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.setErrorHandler(sendBodyError);
    for (const url of ['/api', '/api/*'])
      scope.route({ method: scope.supportedMethods, url, bodyLimit: BODY_LIMIT, handler });
  });
}

/**
 * Streams uploads to the backend, because the backend refuses some uploads before it reads their
 * bodies.
 */
async function registerUploads(app: FastifyInstance, handler: RouteHandlerMethod): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      done(null, body.pipe(new PassThrough()));
    });
    scope.setErrorHandler(sendFailure);
    for (const call of uploadCalls) {
      scope.post(
        `/api${call.path}`,
        { onRequest: requireUploadSize(call), onSend: discardRest },
        handler,
      );
    }
  });
}

/** Responds with 413 to a body over the limit. The backend would break the connection instead. */
function sendBodyError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return sendFailure(error, request, reply);
  void reply
    .code(413)
    .header('cache-control', 'no-store')
    .send({ status: false, error: 'The request is too large.', code: 'unreadable' });
}

/** Passes the body on unchanged, because payment providers sign its bytes. */
const toBackendRequest = (
  request: FastifyRequest,
  settings: Settings,
): Dispatcher.RequestOptions => ({
  method: request.method as Dispatcher.HttpMethod,
  path: request.raw.url ?? '/',
  headers: toBackendHeaders(request, settings),
  body: (request.body as Buffer | Readable | undefined) ?? null,
});

/**
 * Buffers the complete response, so that a slow visitor does not hold a connection to the backend.
 */
const sendResponse = async (
  reply: FastifyReply,
  { statusCode, headers, body }: Dispatcher.ResponseData,
) => {
  const responseBody = Buffer.from(await body.arrayBuffer());
  return reply.code(statusCode).headers(toClientHeaders(headers)).send(responseBody);
};

const sendUnavailable = (reply: FastifyReply) =>
  sendRefusal(reply, RETRY_SECONDS, {
    error: 'The shop cannot do this at the moment. Please try again in a few seconds.',
    code: 'unavailable',
  });

function sendBusy(reply: FastifyReply) {
  const { message, code } = new BusyError();
  return sendRefusal(reply, BUSY_RETRY_SECONDS, { error: message, code });
}

const sendRefusal = (
  reply: FastifyReply,
  retrySeconds: number,
  { error, code }: { error: string; code: string },
) =>
  reply
    .code(503)
    .headers({
      'retry-after': retrySeconds,
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: reply.request.id,
    })
    .send({ status: false, error, code });
