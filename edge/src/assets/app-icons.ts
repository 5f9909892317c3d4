import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

const folder = new URL('../../icons/', import.meta.url);

/** Browsers cache icons for a day. */
const KEPT = 'public, max-age=86400';

const png = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Serves the favicon, the icons for home screens and the web app manifest. */
export function appIcons(app: FastifyInstance, { page }: Pick<Settings, 'page'>): void {
  const serve = (path: string, file: string, type: string) => {
    const body = readFileSync(new URL(file, folder));
    app.get(path, (_request, reply) => reply.type(type).header('Cache-Control', KEPT).send(body));
  };
  for (const path of ['/favicon.svg', '/favicon.ico']) serve(path, 'favicon.svg', 'image/svg+xml');
  for (const name of PICTURES) serve(`/${name}`, name, 'image/png');
  const manifest = JSON.stringify({
    name: page.brand,
    short_name: page.brand,
    description: 'Removals, packing materials and wedding-dress care in London',
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#23423b',
    background_color: '#f7f3ec',
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('Cache-Control', KEPT).send(manifest),
  );
}

const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];
