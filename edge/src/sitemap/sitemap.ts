import type { Feature } from 'contract/features';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toLoggable } from 'server/loggable';
import { getShopOrigin } from '../pages/own-origin.ts';
import type { LiveReleases } from 'releases/live-releases';
import type { Settings } from '../settings/settings.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

/**
 * Age in ms up to which a sitemap is served. A change of the catalogue must be visible within 5 s.
 */
const FRESH_MS = 2000;

export function registerSitemap(
  app: FastifyInstance,
  settings: Settings,
  readLive: () => Promise<LiveReleases>,
  getFeatures: () => readonly Feature[],
): void {
  let cachedRead: { at: number; catalogue: Promise<Catalogue> } | null = null;
  const logOmission = (category: string, cause: unknown) =>
    app.log.warn({ category, failure: toLoggable(cause) }, 'a category is left out of the sitemap');
  const getCatalogue = () => {
    if (!cachedRead || Date.now() - cachedRead.at > FRESH_MS) {
      cachedRead = {
        at: Date.now(),
        catalogue: readCatalogue(settings.apiInternalUrl, getFeatures(), logOmission),
      };
      cachedRead.catalogue.catch(() => (cachedRead = null));
    }
    return cachedRead.catalogue;
  };
  const getOrigin = (request: FastifyRequest) => getShopOrigin(request, settings);

  app.get('/sitemap.xml', async (request, reply) => {
    const catalogue = await getCatalogue().catch((cause: unknown) => {
      request.log.warn(
        { failure: toLoggable(cause) },
        'the catalogue cannot be read for the sitemap',
      );
      return null;
    });
    if (!catalogue)
      return reply.code(503).header('Retry-After', 60).type('text/plain').send('Later.');
    const paths = [
      ...listStaticPaths(await readLive(), catalogue),
      ...catalogue.paths.map((path) => `/${path.map(encodeURIComponent).join('/')}`),
    ];
    const urls = paths.map(
      (path) => `<url><loc>${escapeXml(getOrigin(request) + path)}</loc></url>`,
    );
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
        ...listRoutes(await readLive())
          .filter(({ access, path }) => access && !path.includes('*'))
          .map(({ path }) => `Disallow: ${path}`),
        'Disallow: /captcha/',
        '',
        `Sitemap: ${getOrigin(request)}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
}

const listStaticPaths = (live: LiveReleases, { missingPaths }: Catalogue): string[] =>
  listRoutes(live)
    .filter(({ path, noindex }) => !noindex && !/[:*]/.test(path) && !missingPaths.includes(path))
    .map(({ path }) => path);

const listRoutes = ({ registry }: LiveReleases) =>
  Object.values(registry.microFrontends).flatMap(([release]) => release?.extras.routes ?? []);

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
