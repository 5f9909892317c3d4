import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { captchaKey } from 'server/captcha-key';
import { fastifyOptions } from 'server/fastify-options';
import { loggable } from 'server/loggable';
import { refuseTwoHosts } from 'server/refuse-two-hosts';
import { assets } from './assets/assets.ts';
import { appIcons } from './assets/app-icons.ts';
import { followFeatures } from './backend/follow-features.ts';
import { challenge } from './captcha/challenge.ts';
import { answerFailure, logRefusal } from './failures.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { health } from './health.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { pages } from './pages/pages.ts';
import { warmUp } from './pages/warm-up.ts';
import { previewCookie } from './preview/preview-cookie.ts';
import { previewRendering } from './preview/preview-rendering.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { previewVisits } from './preview/preview-visit.ts';
import { type Follower, followRegistry } from 'releases/follow-registry';
import { liveBuilds } from 'releases/live-builds';
import { openReleases } from 'releases/releases';
import type { ReleaseFailure } from './rendering/failure-reports.ts';
import { forwardReleaseCalls } from './release-service/forward-release-calls.ts';
import { misfitFinder } from './release-service/misfit-finder.ts';
import { ReleaseService } from './release-service/release-service.ts';
import { Rendering } from './rendering/rendering.ts';
import { AutomaticReturn } from './returns/automatic-return.ts';
import { releaseReports } from './returns/release-reports.ts';
import type { Settings } from './settings/settings.ts';

/** Time for which browsers use https only (HSTS), in seconds. */
const YEAR_S = 31_536_000;

interface EdgeOptions {
  /** Resolves to whether the backend takes orders. Called for `/readyz`. */
  ready: (log: FastifyBaseLogger) => Promise<boolean>;
  /** Mounts further routes, for example the proxy to the shop's own backend. */
  beside?: (app: FastifyInstance) => Promise<void>;
  /** Called for each failure of a release on the server. */
  onReleaseFailure?: (failure: ReleaseFailure) => void;
}

/**
 * Builds the storefront's server: releases, pages, sitemap and the captcha's challenge. The caller
 * listens.
 */
export async function buildEdge(
  settings: Settings,
  options: EdgeOptions,
): Promise<FastifyInstance> {
  const app = createApp(settings);
  const releases = await openReleases(settings);
  const follower = await followRegistry(releases, app.log);
  app.addHook('onClose', (_app, done) => {
    follower.stop();
    done();
  });

  const features = followFeatures(settings, app.log);
  app.addHook('onReady', features.start);
  app.addHook('onClose', features.stop);
  health(app, async (log) => {
    const isReady = follower.isLive() && (await options.ready(log));
    if (isReady) await features.asked();
    return isReady;
  });
  await options.beside?.(app);
  const service = new ReleaseService(settings.releaseService);
  app.addHook('onClose', () => service.close());
  const findMisfits = misfitFinder(service);
  await forwardReleaseCalls(app, service, settings);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const returns = new AutomaticReturn({ settings, releases, follower, findMisfits, log: app.log });
  app.addHook('onClose', () => returns.close());
  const reports = releaseReports(app, { settings, store: releases.store, follower, returns });
  await assets(app, follower, releases.files);
  appIcons(app, settings);
  const key = await captchaKey(settings.dataDir, settings.captcha.hmacKey);
  challenge(app, key);
  sitemap(app, settings, () => follower.readLive());
  const renderer = startRendering(app, settings, follower, (failure) => {
    options.onReleaseFailure?.(failure);
    returns.failedOnServer(failure);
  });
  const cookie = previewCookie(key);
  const previewed = previewRendering(settings, app.log);
  app.addHook('onClose', () => previewed.close());
  previewRoutes(app, settings, { findMisfits, follower, cookie });
  const previews = {
    visitOf: previewVisits(cookie, follower, releases.files, app.log),
    rendering: previewed,
  };
  pages(app, {
    ...{ settings, follower, previews },
    rendering: renderer,
    features: features.now,
    onSent: (...sent) => reports.countPage(...sent),
  });
  return app;
}

/** Creates the server with its security headers and its log of refused requests. */
function createApp(settings: Settings): FastifyInstance {
  const app = Fastify(fastifyOptions('edge', settings, answerFailure));
  app.setErrorHandler(answerFailure);
  const isSecure = settings.publicUrl?.startsWith('https:');
  limitPipelining(app);
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (isSecure) reply.header('Strict-Transport-Security', `max-age=${YEAR_S}`);
    done();
  });
  app.addHook('onResponse', logRefusal);
  return app;
}

/** Starts the render workers with the server. They load the next releases before these go live. */
function startRendering(
  app: FastifyInstance,
  settings: Settings,
  follower: Follower,
  onFailure: (failure: ReleaseFailure) => void,
): Rendering {
  const renderer = new Rendering(settings, app.log, onFailure);
  app.addHook('onReady', async () => {
    const logFailure = (cause: unknown) =>
      app.log.warn({ failure: loggable(cause) }, 'no page can be rendered yet');
    const split = follower.readSplit()?.live;
    await follower
      .readLive()
      .then(
        (live) => warmUp(settings, split ? [live, split] : [live], renderer, logFailure),
        logFailure,
      );
  });
  follower.prepareBy(([live, ...beside]) =>
    renderer.prepare(liveBuilds(live), ...beside.map(liveBuilds)),
  );
  app.addHook('onClose', () => renderer.close());
  return renderer;
}
