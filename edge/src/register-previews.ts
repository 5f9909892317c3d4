import type { FastifyInstance } from 'fastify';
import type { RegistryFollower } from 'releases/follow-registry';
import type { Releases } from 'releases/releases';
import type { FindIncompatibilities } from 'releases/roll-back-automatically';
import { registerConsoleRoutes } from './console/console-routes.ts';
import { createOverlayCookie, createPreviewCookie } from './preview/signed-cookies.ts';
import { registerOverlayRoutes } from './preview/overlay-routes.ts';
import { createDraftPreviewFinder } from './pages/draft-preview.ts';
import type { Previews } from './pages/pages.ts';
import { createPreviewRendering } from './preview/preview-rendering.ts';
import { registerPreviewLinkRoutes } from './preview/preview-link-routes.ts';
import { registerPreviewRoutes } from './preview/preview-routes.ts';
import { createPreviewVisitFinder } from './preview/preview-visit-finder.ts';
import { createStaffGuard } from './preview/staff-calls.ts';
import type { ReleaseService } from './release-service/release-service.ts';
import type { Settings } from './settings/settings.ts';

interface PreviewParts {
  settings: Settings;
  captchaKey: string;
  follower: RegistryFollower;
  releases: Releases;
  service: ReleaseService;
  findIncompatibilities: FindIncompatibilities;
}

/** Registers the calls by which staff preview versions and begin the overlay in their browsers. */
export function registerPreviews(app: FastifyInstance, parts: PreviewParts): Previews {
  const { settings, captchaKey, follower, releases, service, findIncompatibilities } = parts;
  const refuseUnlessStaff = createStaffGuard(settings.apiInternalUrl, 'releases');
  const cookie = createPreviewCookie(captchaKey);
  const dependencies = { refuseUnlessStaff, findIncompatibilities, follower, cookie };
  registerPreviewRoutes(app, settings, dependencies);
  registerPreviewLinkRoutes(app, settings, { ...dependencies, store: releases.store });
  registerConsoleRoutes(app, settings, { refuseUnlessStaff, service, store: releases.store });
  const overlay = createOverlayCookie(captchaKey);
  registerOverlayRoutes(app, settings, { cookie: overlay, refuseUnlessStaff });
  return {
    findVisit: createPreviewVisitFinder(cookie, follower, releases.files, app.log),
    rendering: startPreviewRendering(app, settings),
    findDraft: createDraftPreviewFinder(settings.apiInternalUrl),
    overlay,
  };
}

function startPreviewRendering(app: FastifyInstance, settings: Settings) {
  const renderer = createPreviewRendering(settings, app.log);
  app.addHook('onClose', () => renderer.close());
  return renderer;
}
