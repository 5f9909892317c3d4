import { recordReleasePreview } from 'contract/releases/recorded-requests';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxLength, nonEmpty, object, optional, pipe, record, safeParse, string } from 'valibot';
import { getShopOrigin, isSentByShopPage } from '../pages/own-origin.ts';
import type { RegistryFollower } from 'releases/follow-registry';
import type { FindIncompatibilities } from 'releases/roll-back-automatically';
import { recordStaffRequest } from './record-staff-request.ts';
import type { Settings } from '../settings/settings.ts';
import { createPreviewResolver } from './preview-resolver.ts';
import { renderFormPage } from './form-page.ts';
import { PREVIEW_MS, type PreviewCookie } from './signed-cookies.ts';
import {
  type StaffGuard,
  acceptEmptyForms,
  getRedirectPath,
  refuseForeignPage,
} from './staff-calls.ts';
import { listVersions } from './versions.ts';

const BODY_LIMIT_BYTES = 10_000;

const previewRequestSchema = object({
  versions: record(pipe(string(), nonEmpty()), pipe(string(), nonEmpty())),
  /** Reason for the preview. Staff pages of earlier releases send no reason. */
  reason: optional(pipe(string(), maxLength(500)), ''),
});

interface PreviewDependencies {
  refuseUnlessStaff: StaffGuard;
  findIncompatibilities: FindIncompatibilities;
  follower: RegistryFollower;
  cookie: PreviewCookie;
}

/**
 * Registers the routes for previews. With these routes, only staff can begin a preview, and only
 * from a page of the shop. Whoever has a preview link can begin the preview of that link too.
 */
export function registerPreviewRoutes(
  app: FastifyInstance,
  settings: Settings,
  { refuseUnlessStaff, findIncompatibilities, follower, cookie }: PreviewDependencies,
): void {
  const resolvePreview = createPreviewResolver(findIncompatibilities, follower);
  const isSecure = (request: FastifyRequest) =>
    getShopOrigin(request, settings).startsWith('https:');

  void app.register((scope, _options, done) => {
    acceptEmptyForms(scope);

    scope.get('/-/versions', async (request, reply) => {
      if (await refuseUnlessStaff(request, reply)) return reply;
      return { status: true, data: listVersions(follower.readRegistry()) };
    });

    scope.get('/-/preview', (_request, reply) => sendEndPage(reply));

    scope.post('/-/preview', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      if (!isSentByShopPage(request, settings)) return refuseForeignPage(reply);
      if (await refuseUnlessStaff(request, reply)) return reply;
      const { success, output } = safeParse(previewRequestSchema, request.body);
      if (!success)
        return reply.code(400).send({ status: false, error: 'Name versions of packages.' });
      const choice = await resolvePreview(output.versions);
      if ('error' in choice) return reply.code(409).send({ status: false, error: choice.error });
      const { versions, reason } = output;
      const recordResult = await recordStaffRequest(
        settings.apiInternalUrl,
        request.headers,
        recordReleasePreview,
        {
          key: randomUUID(),
          versions: Object.entries(versions).map(([name, version]) => `${name} ${version}`),
          reason,
        },
      );
      if ('refusal' in recordResult)
        return reply.code(recordResult.refusal.status).send(recordResult.refusal.body);
      const until = Date.now() + PREVIEW_MS;
      const { folders } = choice;
      request.log.info({ folders }, 'a preview begins');
      void reply.header('Set-Cookie', cookie.begin({ folders, until }, isSecure(request)));
      return { status: true, until: new Date(until).toISOString() };
    });

    scope.post('/-/preview/end', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
      if (!isSentByShopPage(request, settings)) return refuseForeignPage(reply);
      return reply
        .header('Set-Cookie', cookie.end(isSecure(request)))
        .header('Cache-Control', 'private, no-store')
        .redirect(getRedirectPath(request, getShopOrigin(request, settings)), 303);
    });
    done();
  });
}

/**
 * Page with a button that ends the preview, in case the previewed shell cannot render its own
 * button.
 */
const END_PAGE = renderFormPage('Preview', 'Go back to what all visitors see.', {
  action: '/-/preview/end',
  button: 'End preview',
});

const sendEndPage = (reply: FastifyReply) =>
  reply
    .headers({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy':
        "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(END_PAGE);
