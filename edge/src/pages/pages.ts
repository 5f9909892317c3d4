import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggable } from 'server/loggable';
import { isRead, refuseMethod } from '../read-only.ts';
import type { Live } from '../releases/live-releases.ts';
import type { Registry } from '../releases/registry.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { pageConfig } from './boot-data.ts';
import { compressPage } from './compress-page.ts';
import { hasPage, renderPage } from './render-page.ts';
import { contentSecurityPolicy } from './security-policy.ts';

/** When a page that is not available now may be asked for again, in seconds. */
const RETRY_AFTER_S = 60;

/** Every address that nothing else answers is a page of the shop; unknown ones are real 404s. */
export function pages(
  app: FastifyInstance,
  settings: Settings,
  readLive: () => Promise<Live>,
  rendering: Rendering,
): void {
  const policy = contentSecurityPolicy(settings);

  app.setNotFoundHandler(async (request, reply) => {
    const { server, url } = request;
    if (!isRead(request)) {
      if (server.findRoute({ method: 'GET', url })) return refuseMethod(request, reply);
      if (!hasPage(await readLive(), url)) return reply.code(404).send(NOTHING_HERE);
    }
    // Two slashes at the start would name another host wherever the address is read as a link.
    const own = request.url.replace(/^[/\\]{2,}/, '/');
    if (own !== url) return reply.redirect(own, 301);
    const origin = originOf(request, settings);
    if (!URL.canParse(origin)) {
      return reply.code(400).send({ status: false, error: 'The Host header could not be read.' });
    }
    const page = await renderPage(settings, await readLive(), rendering, {
      url,
      origin,
      onError: (cause) =>
        request.log.warn({ failure: loggable(cause) }, 'a page is left to the browser'),
    });
    // Only what is rendered tells whether there is a product or a page of that name.
    if (!isRead(request)) {
      if (page.status === 404) return reply.code(404).send(NOTHING_HERE);
      return refuseMethod(request, reply);
    }
    request.log.info({ status: page.status, ms: Math.round(reply.elapsedTime) }, 'page');
    if (page.noindex || page.status !== 200) void reply.header('X-Robots-Tag', 'noindex');
    if (page.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    // By hand: the compression of routes does not reach the handler of all other addresses.
    const { encoding, body } = await compressPage(page.html, request.headers['accept-encoding']);
    if (encoding) void reply.header('Content-Encoding', encoding);
    return reply
      .code(page.status)
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      })
      .send(body);
  });

  /** What a page is told, for a shell that runs from its dev server. */
  app.get('/boot.json', async (request) => {
    const { registry } = await readLive();
    return {
      config: pageConfig(settings, originOf(request, settings)),
      registry: withDevRooms(registry, settings.devRooms),
      manifests: {},
      state: {},
    };
  });

  app.get('/registry.json', async (_request, reply) => {
    const { registry } = await readLive();
    return reply.header('Cache-Control', 'max-age=0, must-revalidate').send(registry);
  });
}

const NOTHING_HERE = { status: false, error: 'There is nothing at this address.' };

/** Where the shop is reached, as far as anyone knows. */
const originOf = ({ protocol, host }: FastifyRequest, { publicUrl }: Settings) =>
  publicUrl ?? `${protocol}://${host}`;

/** The registry with the rooms that a developer works on taken from their dev servers. */
const withDevRooms = (registry: Registry, devRooms: Settings['devRooms']): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, releases]) => [
      name,
      releases.map((release) => ({ ...release, url: devRooms[name] ?? release.url })),
    ]),
  ),
});
