import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ExpressRequestHandler, Middleware } from 'webpack-dev-server';
import { createDevRelease } from './dev-release.ts';

const TIMEOUT_MS = 60_000;
const RETRY_PAUSE_MS = 250;

interface Registry {
  microFrontends: Record<string, unknown>;
}

const registryReaders: Record<string, (response: unknown) => Registry> = {
  '/boot.json': (response) => (response as { registry: Registry }).registry,
  '/registry.json': (response) => response as Registry,
};

/**
 * Returns dev server middlewares that serve boot data. The boot data contains local dev servers
 * instead of released remotes.
 */
export const createBootMiddlewares = (
  backendUrl: string,
  repository: string,
  ports: Record<string, number>,
): Middleware[] =>
  Object.entries(registryReaders).map(([path, getRegistry]) => ({
    name: `dev remotes in ${path}`,
    path,
    middleware: (async (request, response) => {
      try {
        const pageData = await fetchPageData(
          backendUrl + path,
          request.headers.host ?? 'localhost',
        );
        const { microFrontends } = getRegistry(pageData);
        for (const [folder, port] of Object.entries(ports)) {
          const url = `http://localhost:${port}/mf-manifest.json`;
          const { name, release } = createDevRelease(join(repository, folder), url);
          microFrontends[name] = [release];
        }
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(pageData));
      } catch (cause) {
        response.statusCode = 502;
        response.end(String(cause));
      }
    }) satisfies ExpressRequestHandler,
  }));

async function fetchPageData(url: string, host: string): Promise<unknown> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      // Uses `get`, because `fetch` cannot set the Host header to the page's host.
      const [response] = (await once(get(url, { headers: { host } }), 'response')) as [
        IncomingMessage,
      ];
      const body = await text(response);
      if (response.statusCode === 200) return JSON.parse(body) as unknown;
      throw new Error(`${url} responded with ${response.statusCode}`);
    } catch (cause) {
      if (performance.now() > deadline) throw cause;
      await setTimeout(RETRY_PAUSE_MS);
    }
  }
}
