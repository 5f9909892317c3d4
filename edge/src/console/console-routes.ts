import { recordReleaseChange } from 'contract/releases/recorded-requests';
import { json } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggable } from 'server/loggable';
import { packageNameSchema } from 'server/package-name';
import type { ObjectStore } from 'server/store/object-store';
import { maxLength, object, pipe, safeParse, string } from 'valibot';
import { isSentByShopPage } from '../pages/own-origin.ts';
import { recordStaffRequest } from '../preview/record-staff-request.ts';
import { type StaffGuard, refuseForeignPage } from '../preview/staff-calls.ts';
import { type ReleaseService, ServiceAwayError } from '../release-service/release-service.ts';
import type { Settings } from '../settings/settings.ts';
import { changeReleases } from './change-releases.ts';
import { deskChangeSchema, toAuditBody, toDeskChange } from './change-schema.ts';

const BODY_LIMIT_BYTES = 10_000;

const comparisonSchema = object({
  name: pipe(string(), maxLength(40)),
  from: pipe(string(), maxLength(64)),
  to: pipe(string(), maxLength(64)),
});

const packageSchema = object({ name: packageNameSchema });

interface ConsoleDependencies {
  refuseUnlessStaff: StaffGuard;
  service: Pick<ReleaseService, 'call'>;
  store: ObjectStore;
}

/**
 * Registers the routes with which staff list the versions of all packages and change the live
 * versions.
 */
export function registerConsoleRoutes(
  app: FastifyInstance,
  settings: Settings,
  { refuseUnlessStaff, service, store }: ConsoleDependencies,
): void {
  app.get('/-/releases', async (request, reply) => {
    if (await refuseUnlessStaff(request, reply)) return reply;
    return forward(request, reply, () => service.call({ method: 'GET', path: '/desk/packages' }));
  });

  app.get('/-/releases/figures', async (request, reply) => {
    if (await refuseUnlessStaff(request, reply)) return reply;
    const { success, output } = safeParse(packageSchema, request.query);
    if (!success) return reply.code(400).send({ status: false, error: 'Name a package.' });
    const path = `/desk/figures/${output.name}`;
    return forward(request, reply, () => service.call({ method: 'GET', path }));
  });

  app.get('/-/releases/differences', async (request, reply) => {
    if (await refuseUnlessStaff(request, reply)) return reply;
    const { success, output } = safeParse(comparisonSchema, request.query);
    if (!success) return reply.code(400).send({ status: false, error: 'Name two versions.' });
    return forward(request, reply, () =>
      service.call({
        method: 'POST',
        path: '/desk/differences',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(output),
      }),
    );
  });

  app.post('/-/releases/changes', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    void reply.header('Cache-Control', 'private, no-store');
    if (!isSentByShopPage(request, settings)) return refuseForeignPage(reply);
    const { success, output } = safeParse(deskChangeSchema, request.body);
    if (!success)
      return reply.code(400).send({ status: false, error: 'Name a change and a reason.' });
    const recordResult = await recordStaffRequest(
      settings.apiInternalUrl,
      request.headers,
      recordReleaseChange,
      toAuditBody(output),
    );
    if ('refusal' in recordResult)
      return reply.code(recordResult.refusal.status).send(recordResult.refusal.body);
    try {
      const { status, body } = await changeReleases(
        service,
        store,
        toDeskChange(output),
        recordResult.by,
      );
      return reply.code(status).send(body);
    } catch (cause) {
      return sendUnavailable(request, reply, cause);
    }
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  call: () => ReturnType<ReleaseService['call']>,
): Promise<FastifyReply> {
  try {
    const { statusCode, body } = await call();
    const content = await json(body);
    return await reply
      .code(statusCode)
      .send(statusCode === 200 ? { status: true, data: content } : content);
  } catch (cause) {
    return sendUnavailable(request, reply, cause);
  }
}

function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown,
): FastifyReply {
  if (!(cause instanceof ServiceAwayError)) throw cause;
  request.log.warn({ failure: toLoggable(cause) }, 'the release service cannot be reached');
  return reply.code(503).send({
    status: false,
    error: 'The versions cannot be reached at the moment. Please try again in a minute.',
    code: 'unavailable',
  });
}
