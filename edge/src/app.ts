import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { readCaptchaKey } from 'server/captcha-key';
import { buildFastifyOptions } from 'server/fastify-options';
import { toLoggable } from 'server/loggable';
import { measureRequests } from 'server/metrics/request-durations';
import { createThrottledWarning } from 'server/throttled-warning';
import { signTraceHeaders } from 'server/tracing';
import { traceRequests } from 'server/tracing/trace-requests';
import { refuseTwoHosts } from 'server/refuse-two-hosts';
import { registerAssets } from './assets/assets.ts';
import { registerAppIcons } from './assets/app-icons.ts';
import { followFeatures } from './backend/follow-features.ts';
import { registerRemoteApps } from './pages/remote-apps.ts';
import { registerChallenge } from './register-challenge.ts';
import { addRequestId, logRefusal, sendFailure } from './send-failure.ts';
import { registerSitemap } from './sitemap/sitemap.ts';
import { type Part, registerHealthRoutes } from './health-routes.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { limitVisitors } from './limit-visitors.ts';
import { registerPages } from './pages/pages.ts';
import { findPageRoute } from './pages/page-route.ts';
import { warmUp } from './pages/warm-up.ts';
import { type RegistryFollower, followRegistry } from 'releases/follow-registry';
import { toLiveBuilds } from 'releases/live-releases';
import { type Releases, openReleases } from 'releases/releases';
import type { ReleaseFailure } from './rendering/failure-reports.ts';
import { forwardReleaseCalls } from './release-service/forward-release-calls.ts';
import { createIncompatibilityFinder } from './release-service/incompatibility-finder.ts';
import { ReleaseService } from './release-service/release-service.ts';
import type { FiguresPublisher } from './figures/figures-publisher.ts';
import { startFigures } from './figures/start-figures.ts';
import { Rendering } from './rendering/rendering.ts';
import { observeRendering } from './rendering/rendering-metrics.ts';
import { AutomaticRollback } from './automatic-rollback/automatic-rollback.ts';
import { countReleaseFailure, observeLiveReleases } from './automatic-rollback/release-metrics.ts';
import { registerReleaseReports } from './automatic-rollback/release-reports.ts';
import { registerPreviews } from './register-previews.ts';
import type { Settings } from './settings/settings.ts';
import { registerHealthReport } from './console/health-route.ts';

const YEAR_S = 31_536_000;

interface EdgeOptions {
  checkReady: (log: FastifyBaseLogger) => Promise<boolean>;
  addRoutes?: (app: FastifyInstance) => Promise<void>;
  onReleaseFailure?: (failure: ReleaseFailure) => void;
  /** Pause between two uploads of release figures to the backend, in ms. */
  figuresIntervalMs?: number;
  /** Duration in ms of repeated renderings in a rollback check. */
  rollbackCheckMs?: number;
  /** Whether render workers start with the first page. They otherwise start with the server. */
  skipsWarmUp?: boolean;
}

export async function buildEdge(
  settings: Settings,
  options: EdgeOptions,
): Promise<FastifyInstance> {
  const app = createApp(settings);
  const releases = await openReleases(settings);
  const follower = await startFollower(app, releases);
  const features = followFeatures(settings, app.log);
  app.addHook('onReady', features.start);
  app.addHook('onClose', features.stop);
  registerReadiness(app, follower, features, options);
  await options.addRoutes?.(app);
  const service = new ReleaseService(settings.releaseService);
  app.addHook('onClose', () => service.close());
  const findIncompatibilities = createIncompatibilityFinder(service);
  await forwardReleaseCalls(app, service, settings);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const automaticRollback = new AutomaticRollback({
    settings,
    releases,
    follower,
    findIncompatibilities,
    log: app.log,
    checkMs: options.rollbackCheckMs,
  });
  app.addHook('onClose', () => automaticRollback.close());
  const captchaKey = await readSharedKey(settings);
  const figures = startFigures(app, {
    settings,
    captchaKey,
    releases,
    follower,
    findIncompatibilities,
    features,
    options,
  });
  const reports = registerReleaseReports(app, {
    figures: figures.counter,
    settings,
    store: releases.store,
    follower,
    automaticRollback,
  });
  await registerAssets(app, follower, releases.files);
  registerAppIcons(app, settings);
  registerRemoteApps(app, follower, releases.files);
  registerChallenge(app, captchaKey);
  registerSitemap(app, settings, () => follower.readLive(), features.getFeatures);
  const renderer = startRendering(
    app,
    settings,
    follower,
    (failure) => {
      options.onReleaseFailure?.(failure);
      countReleaseFailure(failure.release, failure.kind, 'server');
      reports.reportServerFailure(failure);
      automaticRollback.reportServerFailure(failure);
    },
    figures,
    options,
  );
  const previews = registerPreviews(app, {
    settings,
    captchaKey,
    follower,
    releases,
    service,
    findIncompatibilities,
  });
  registerHealthReport(app, settings, { follower, store: releases.store, rendering: renderer });
  registerPages(app, {
    settings,
    follower,
    previews,
    rendering: renderer,
    features: features.getFeatures,
    onSent: (...pageFacts) => reports.countPage(...pageFacts),
  });
  return app;
}

/** Returns the key that the backend has too, and signs the traces of calls to the backend by it. */
async function readSharedKey({ dataDir, captcha }: Settings): Promise<string> {
  const captchaKey = await readCaptchaKey(dataDir, captcha.hmacKey);
  signTraceHeaders(captchaKey);
  return captchaKey;
}

function createApp(settings: Settings): FastifyInstance {
  const app = Fastify(buildFastifyOptions('edge', settings, sendFailure));
  app.setErrorHandler(sendFailure);
  const isSecure = settings.publicUrl?.startsWith('https:');
  const strictTransport = `max-age=${YEAR_S}${settings.hstsSubdomains ? '; includeSubDomains' : ''}`;
  limitPipelining(app);
  limitVisitors(app, settings);
  traceRequests(app, { isCallerTrusted: () => false, findRoute: findPageRoute });
  if (settings.metrics !== null) measureRequests(app, findPageRoute);
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (isSecure) reply.header('Strict-Transport-Security', strictTransport);
    done();
  });
  app.addHook('preSerialization', addRequestId);
  app.addHook('onResponse', logRefusal);
  return app;
}

/** Registers the health routes. The log names a part that is not ready, too. */
function registerReadiness(
  app: FastifyInstance,
  follower: RegistryFollower,
  features: Pick<ReturnType<typeof followFeatures>, 'waitForFeatures'>,
  { checkReady }: EdgeOptions,
): void {
  const warn = createThrottledWarning(app.log);
  registerHealthRoutes(app, async (log) => {
    const failingPart = await findFailingPart(follower, () => checkReady(log));
    if (failingPart === null) await features.waitForFeatures();
    else warn({ message: 'not ready', labels: { part: failingPart } });
    return failingPart;
  });
}

async function findFailingPart(
  follower: RegistryFollower,
  isBackendReady: () => Promise<boolean>,
): Promise<Part | null> {
  if (!follower.hasLiveReleases()) return 'releases';
  return (await isBackendReady()) ? null : 'backend';
}

async function startFollower(app: FastifyInstance, releases: Releases): Promise<RegistryFollower> {
  const follower = await followRegistry(releases, app.log);
  observeLiveReleases(follower);
  app.addHook('onClose', (_app, done) => {
    follower.stop();
    done();
  });
  return follower;
}

/**
 * Starts the render workers together with the server, unless `skipsWarmUp`. The workers load new
 * releases before pages use them.
 */
function startRendering(
  app: FastifyInstance,
  settings: Settings,
  follower: RegistryFollower,
  onFailure: (failure: ReleaseFailure) => void,
  { counter }: Pick<FiguresPublisher, 'counter'>,
  { skipsWarmUp }: EdgeOptions,
): Rendering {
  const renderer = new Rendering(settings, app.log, onFailure, (release, ms) =>
    counter.countRendering(release, ms),
  );
  observeRendering(renderer, settings.render);
  app.addHook('onReady', async () => {
    if (skipsWarmUp) return;
    const logFailure = (cause: unknown) =>
      app.log.warn({ failure: toLoggable(cause) }, 'no page can be rendered yet');
    const split = follower.readSplit()?.live;
    await follower
      .readLive()
      .then(
        (live) => warmUp(settings, split ? [live, split] : [live], renderer, logFailure),
        logFailure,
      );
  });
  follower.setPrepare(([live, ...otherLive]) =>
    renderer.prepare(toLiveBuilds(live), ...otherLive.map(toLiveBuilds)),
  );
  app.addHook('onClose', () => renderer.close());
  return renderer;
}
