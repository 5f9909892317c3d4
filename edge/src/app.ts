import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { assets } from './assets/assets.ts';
import { favicon } from './assets/favicon.ts';
import { captchaKey } from './captcha/captcha-key.ts';
import { challenge } from './captcha/challenge.ts';
import { sitemap } from './found/sitemap.ts';
import { health } from './health.ts';
import { pages } from './pages/pages.ts';
import { liveReleases } from './releases/live-releases.ts';
import type { Settings } from './settings/settings.ts';

interface EdgeOptions {
  logger?: FastifyServerOptions['logger'];
  /** Whether orders can be taken, asked by /readyz. */
  ready: () => Promise<boolean>;
  /** Mounts what is served beside the pages: the backend, when it runs in this process. */
  beside?: (app: FastifyInstance) => Promise<void>;
}

/** The storefront's server: releases, pages, what search engines ask for, and the captcha's challenge. */
export async function buildEdge(
  settings: Settings,
  options: EdgeOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: settings.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
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
  sitemap(app, settings);
  pages(app, settings, readLive);
  return app;
}
