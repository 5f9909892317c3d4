import fastifyCompress from '@fastify/compress';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { assets } from './assets/assets.ts';
import { favicon } from './assets/favicon.ts';
import { captchaKey } from './captcha/captcha-key.ts';
import { challenge } from './captcha/challenge.ts';
import { answerFailure } from './failures.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { health } from './health.ts';
import { pages } from './pages/pages.ts';
import { liveReleases } from './releases/live-releases.ts';
import { refuseTwoHosts } from './one-host.ts';
import type { Settings } from './settings/settings.ts';

/** How long a browser remembers that the shop is served by https, in seconds. */
const YEAR_S = 31_536_000;

interface EdgeOptions {
  logLevel: string;
  /** Whether orders can be taken, asked by /readyz. */
  ready: (log: FastifyBaseLogger) => Promise<boolean>;
  /** Mounts what is served beside the pages: the backend, when it runs in this process. */
  beside?: (app: FastifyInstance) => Promise<void>;
}

/** The storefront's server: releases, pages, what search engines ask for, and the captcha's challenge. */
export async function buildEdge(
  settings: Settings,
  options: EdgeOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    // Logs hold no address of a page: a query can carry personal data.
    logger: {
      level: options.logLevel,
      // Written at once: what Fastify's own stream still holds when the process exits comes out of order.
      stream: process.stdout,
      serializers: { req: ({ method, id }: { method: string; id: string }) => ({ method, id }) },
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFailure,
    // As long as any address can be: what is beside the pages says itself how long its parts may be.
    routerOptions: { maxParamLength: 16_384 },
  });
  app.setErrorHandler(answerFailure);
  const isSecure = settings.publicUrl?.startsWith('https:');
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (isSecure) reply.header('Strict-Transport-Security', `max-age=${YEAR_S}`);
    done();
  });
  const readLive = liveReleases(settings.dataDir, (room, cause) =>
    app.log.warn({ room, err: cause }, 'a room is not available'),
  );

  health(app, options.ready);
  await options.beside?.(app);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await assets(app, settings.dataDir);
  favicon(app);
  challenge(app, await captchaKey(settings.dataDir, settings.captchaKey));
  sitemap(app, settings, readLive);
  pages(app, settings, readLive);
  return app;
}
