import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ExpressRequestHandler, Middleware } from 'webpack-dev-server';
import { readRoomFile } from '../room-file.ts';

/** Longest wait for the storefront's server, and pause between two attempts, in ms. */
const PATIENCE = 60_000;
const PAUSE = 250;

interface Registry {
  microFrontends: Record<string, unknown>;
}

/** Paths of the page data, with functions that return the registry in the data. */
const answers: Record<string, (answer: unknown) => Registry> = {
  '/boot.json': (answer) => (answer as { registry: Registry }).registry,
  '/registry.json': (answer) => answer as Registry,
};

/**
 * Returns middlewares that serve the page data of the storefront's server. They replace the
 * releases of remotes that run on local dev servers.
 */
export const bootWithDevRooms = (
  backend: string,
  repository: string,
  ports: Record<string, number>,
): Middleware[] =>
  Object.entries(answers).map(([path, registryIn]) => ({
    name: `dev rooms in ${path}`,
    path,
    middleware: (async (request, response) => {
      try {
        const answer = await answerOf(backend + path, request.headers.host ?? 'localhost');
        const rooms = Object.entries(ports).map(([folder, port]) =>
          devRoom(join(repository, folder), port),
        );
        Object.assign(registryIn(answer).microFrontends, Object.fromEntries(rooms));
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
      } catch (cause) {
        response.statusCode = 502;
        response.end(String(cause));
      }
    }) satisfies ExpressRequestHandler,
  }));

/** Returns the registry entry for the working tree of a remote. */
function devRoom(folder: string, port: number) {
  const { name, routes, exposes } = readRoomFile(folder);
  const release = {
    url: `http://localhost:${port}/mf-manifest.json`,
    metadata: { version: 'working-tree', integrity: null },
    extras: { routes, exposes: Object.keys(exposes) },
  };
  return [name, [release]] as const;
}

/** Fetches page data and retries while the server is not open yet. */
async function answerOf(address: string, host: string): Promise<unknown> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      // `fetch` cannot set the Host header, which must be that of the page.
      const [answer] = (await once(get(address, { headers: { host } }), 'response')) as [
        IncomingMessage,
      ];
      const body = await text(answer);
      if (answer.statusCode === 200) return JSON.parse(body) as unknown;
      throw new Error(`${address} responded with ${answer.statusCode}`);
    } catch (cause) {
      if (performance.now() > until) throw cause;
      await setTimeout(PAUSE);
    }
  }
}
