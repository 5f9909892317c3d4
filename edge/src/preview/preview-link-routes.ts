import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RegistryFollower } from 'releases/follow-registry';
import { PREVIEW_LINK_PATH, findPreviewLink } from 'releases/preview-links';
import type { FindIncompatibilities } from 'releases/roll-back-automatically';
import type { ObjectStore } from 'server/store/object-store';
import { getShopOrigin, isSentByShopPage } from '../pages/own-origin.ts';
import type { Settings } from '../settings/settings.ts';
import type { PreviewCookie } from './signed-cookies.ts';
import { createPreviewResolver } from './preview-resolver.ts';
import { renderFormPage } from './form-page.ts';
import { acceptEmptyForms, refuseForeignPage } from './staff-calls.ts';

interface PreviewLinkDependencies {
  store: ObjectStore;
  findIncompatibilities: FindIncompatibilities;
  follower: RegistryFollower;
  cookie: PreviewCookie;
}

/**
 * Registers the routes of links that show one version to whoever has the link. The link itself
 * opens a page with a button, because messaging apps fetch links by themselves.
 */
export function registerPreviewLinkRoutes(
  app: FastifyInstance,
  settings: Settings,
  { store, findIncompatibilities, follower, cookie }: PreviewLinkDependencies,
): void {
  const resolvePreview = createPreviewResolver(findIncompatibilities, follower);
  const path = `${PREVIEW_LINK_PATH}/:secret`;

  void app.register((scope, _options, done) => {
    acceptEmptyForms(scope);

    scope.get<{ Params: { secret: string } }>(path, ({ params }, reply) =>
      sendLinkPage(reply, 200, 'Somebody shows you a version of this shop that is not live yet.', {
        action: `${PREVIEW_LINK_PATH}/${encodeURIComponent(params.secret)}`,
        button: 'Show it',
      }),
    );

    scope.post<{ Params: { secret: string } }>(path, async (request, reply) => {
      if (!isSentByShopPage(request, settings)) return refuseForeignPage(reply);
      const link = await findPreviewLink(store, request.params.secret);
      if (link === null)
        return sendLinkPage(reply, 410, 'This link has ended. Ask for a new one.', TO_SHOP);
      const { name, version, expiresAt } = link;
      const choice = await resolvePreview({ [name]: version });
      if ('error' in choice) return sendLinkPage(reply, 409, choice.error, TO_SHOP);
      const { folders } = choice;
      request.log.info({ folders }, 'a preview begins by a link');
      const isSecure = getShopOrigin(request, settings).startsWith('https:');
      const until = Date.parse(expiresAt);
      const routes = follower
        .readRegistry()
        ?.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.extras.routes;
      return reply
        .header('Set-Cookie', cookie.begin({ folders, until }, isSecure))
        .header('Cache-Control', 'private, no-store')
        .redirect(routes?.find((route) => !/[:*?]/.test(route.path))?.path ?? '/', 303);
    });
    done();
  });
}

const TO_SHOP = { action: '/', button: 'To the shop', method: 'get' } as const;

const sendLinkPage = (
  reply: FastifyReply,
  status: number,
  sentence: string,
  form: Parameters<typeof renderFormPage>[2],
) =>
  reply
    .code(status)
    .headers({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy':
        "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(renderFormPage('Preview', sentence, form));
