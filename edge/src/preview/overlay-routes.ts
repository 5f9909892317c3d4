import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getShopOrigin, isSentByShopPage } from '../pages/own-origin.ts';
import {
  type StaffGuard,
  acceptEmptyForms,
  getRedirectPath,
  refuseForeignPage,
} from './staff-calls.ts';
import type { Settings } from '../settings/settings.ts';
import { OVERLAY_MS, type OverlayCookie } from './signed-cookies.ts';

interface OverlayDependencies {
  cookie: OverlayCookie;
  refuseUnlessStaff: StaffGuard;
}

/**
 * Registers the routes of the overlay, which shows staff the release of each part of a page. Only
 * staff can begin the overlay, and only from a page of the shop.
 */
export function registerOverlayRoutes(
  app: FastifyInstance,
  settings: Settings,
  { cookie, refuseUnlessStaff }: OverlayDependencies,
): void {
  const isSecure = (request: FastifyRequest) =>
    getShopOrigin(request, settings).startsWith('https:');

  void app.register((scope, _options, done) => {
    acceptEmptyForms(scope);

    scope.post('/-/overlay', async (request, reply) => {
      if (!isSentByShopPage(request, settings)) return refuseForeignPage(reply);
      if (await refuseUnlessStaff(request, reply)) return reply;
      const until = Date.now() + OVERLAY_MS;
      void reply.header('Set-Cookie', cookie.begin({ until }, isSecure(request)));
      return { status: true, until: new Date(until).toISOString() };
    });

    scope.post('/-/overlay/end', (request, reply) => {
      if (!isSentByShopPage(request, settings)) return refuseForeignPage(reply);
      return reply
        .header('Set-Cookie', cookie.end(isSecure(request)))
        .header('Cache-Control', 'private, no-store')
        .redirect(getRedirectPath(request, getShopOrigin(request, settings)), 303);
    });
    done();
  });
}
