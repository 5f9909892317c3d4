import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggable } from 'server/loggable';
import { originOf } from '../pages/own-origin.ts';
import type { Live } from 'releases/live-releases';
import type { Settings } from '../settings/settings.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

/** Time to live of the cached catalogue, in ms. */
const FRESH_MS = 60_000;

/** Serves /sitemap.xml and /robots.txt. The sitemap lists the pages of the catalogue (rule 8). */
export function sitemap(
  app: FastifyInstance,
  settings: Settings,
  readLive: () => Promise<Live>,
): void {
  let read: { at: number; catalogue: Promise<Catalogue> } | null = null;
  const leftOut = (category: string, cause: unknown) =>
    app.log.warn({ category, failure: loggable(cause) }, 'a category is left out of the sitemap');
  const catalogue = () => {
    if (!read || Date.now() - read.at > FRESH_MS) {
      read = { at: Date.now(), catalogue: readCatalogue(settings.apiInternalUrl, leftOut) };
      read.catalogue.catch(() => (read = null));
    }
    return read.catalogue;
  };
  const origin = (request: FastifyRequest) => originOf(request, settings);

  app.get('/sitemap.xml', async (request, reply) => {
    const found = await catalogue().catch((cause: unknown) => {
      request.log.warn(
        { failure: loggable(cause) },
        'the catalogue cannot be read for the sitemap',
      );
      return null;
    });
    if (!found) return reply.code(503).header('Retry-After', 60).type('text/plain').send('Later.');
    const fixed = routesOf(await readLive()).filter(
      ({ path, noindex }) => !noindex && !/[:*]/.test(path),
    );
    const paths = [
      ...fixed.map(({ path }) => path),
      ...found.map((path) => `/${path.map(encodeURIComponent).join('/')}`),
    ];
    const urls = paths.map((path) => `<url><loc>${escapeXml(origin(request) + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        ...routesOf(await readLive())
          .filter(({ access, path }) => access && !path.includes('*'))
          .map(({ path }) => `Disallow: ${path}`),
        'Disallow: /captcha/',
        '',
        `Sitemap: ${origin(request)}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
}

/** Returns the routes of the live remotes. */
const routesOf = ({ registry }: Live) =>
  Object.values(registry.microFrontends).flatMap(([release]) => release?.extras.routes ?? []);

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
