import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { REQUEST_ID_HEADER, buildFastifyOptions } from 'server/fastify-options';
import { toLoggable } from 'server/loggable';
import { measureRequests } from 'server/metrics/request-durations';
import { warnOfRefusal } from 'server/warn-of-refusal';
import { AlertWorker, type AlertTiming } from '../alerts/alert-worker.ts';
import { createNotFoundRefusal, sendRefusal } from '../api/refusal.ts';
import { registerReleaseApi } from '../api/release-api.ts';
import { followRegistry } from '../live/follow-registry.ts';
import { openReleases } from '../releases.ts';
import { registerCompatibilityRoute } from './compatibility-route.ts';
import { registerDeskRoutes } from './desk-routes.ts';
import type { ServiceSettings } from './read-service-settings.ts';

export async function buildReleaseService(
  settings: ServiceSettings,
  alertTiming: AlertTiming = {},
): Promise<FastifyInstance> {
  const app = Fastify(buildServerOptions(settings));
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, createNotFoundRefusal()));
  if (settings.metrics !== null) measureRequests(app);
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (statusCode >= 400 && statusCode < 500 && statusCode !== 404)
      warnOfRefusal(request, statusCode);
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  const releases = await openReleases(settings);
  const follower = await followRegistry(releases, app.log);
  const alertWorker = new AlertWorker({
    store: releases.store,
    follower,
    owners: settings.owners,
    log: app.log,
    ...alertTiming,
  });
  app.addHook('onReady', (done) => {
    alertWorker.start();
    done();
  });
  app.addHook('onClose', async () => {
    await alertWorker.stop();
    follower.stop();
  });
  await registerReleaseApi(app, releases, follower);
  registerCompatibilityRoute(app, releases);
  registerDeskRoutes(app, releases);
  return app;
}

/**
 * If the service listens on a socket, trusts the visitor's IP address and the request id in the
 * headers that `edge` sends. Only `edge` connects to the socket, and `edge` has already applied the
 * setting `TRUST_PROXY`.
 */
const buildServerOptions = ({ logLevel, trustProxy, socket }: ServiceSettings) => ({
  ...buildFastifyOptions(
    'release-service',
    { logLevel, trustProxy: socket === null ? trustProxy : (_address, hop) => hop === 0 },
    sendFailure,
  ),
  // A request then has the same id in both logs.
  requestIdHeader: socket === null ? (false as const) : REQUEST_ID_HEADER,
});

function sendFailure(
  error: Pick<FastifyError, 'statusCode' | 'message'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ failure: toLoggable(error) }, 'request failed');
  const [sentence, code] =
    status >= 500
      ? ['Something went wrong on our side. Please try again.', 'failed']
      : ['The request could not be read.', 'unreadable'];
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header(REQUEST_ID_HEADER, request.id)
    .send({ status: false, error: sentence, code, requestId: request.id });
}
