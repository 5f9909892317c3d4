import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

const iconsFolder = new URL('../../icons/', import.meta.url);

export const ICON_CACHE_CONTROL = 'public, max-age=86400';

const createIconEntry = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Serves the icons and the web app manifest. */
export function registerAppIcons(app: FastifyInstance, { page }: Pick<Settings, 'page'>): void {
  const serveFile = (path: string, file: string, type: string) => {
    const body = readFileSync(new URL(file, iconsFolder));
    app.get(path, (_request, reply) =>
      reply.type(type).header('Cache-Control', ICON_CACHE_CONTROL).send(body),
    );
  };
  for (const path of ['/favicon.svg', '/favicon.ico'])
    serveFile(path, 'favicon.svg', 'image/svg+xml');
  for (const name of ICON_FILES) serveFile(`/${name}`, name, 'image/png');
  const manifest = createManifest({
    name: page.brand,
    description: 'Removals, packing materials and wedding-dress care in London',
    start: '/',
    scope: '/',
    display: 'minimal-ui',
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type(MANIFEST_TYPE).header('Cache-Control', ICON_CACHE_CONTROL).send(manifest),
  );
}

export const MANIFEST_TYPE = 'application/manifest+json';

interface ManifestFields {
  name: string;
  description?: string;
  start: string;
  scope: string;
  display: 'minimal-ui' | 'standalone';
}

/** Returns a web app manifest as JSON, with the shop's colours and icons. */
export const createManifest = ({ name, start, ...fields }: ManifestFields): string =>
  JSON.stringify({
    ...fields,
    name,
    short_name: name,
    lang: 'en-GB',
    id: start,
    start_url: start,
    theme_color: '#23423b',
    background_color: '#f7f3ec',
    icons: [
      createIconEntry('/icon-192.png', 192),
      createIconEntry('/icon-512.png', 512),
      createIconEntry('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });

const ICON_FILES = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
];
