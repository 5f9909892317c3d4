import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ExpressRequestHandler, Middleware } from 'webpack-dev-server';
import { readRoomFile } from '../room-file.ts';

/** Milliseconds for the storefront's server to open, and between two tries. */
const PATIENCE = 60_000;
const PAUSE = 250;

interface Registry {
  microFrontends: Record<string, unknown>;
}

/** What a page is told by the storefront's server, by where: with it comes the registry, or it is that. */
const answers: Record<string, (answer: unknown) => Registry> = {
  '/boot.json': (answer) => (answer as { registry: Registry }).registry,
  '/registry.json': (answer) => answer as Registry,
};

/**
 * Answers what the storefront's server tells a page, but with the rooms that have a dev server here from
 * there. Only this page learns of them; the server itself knows no such rooms.
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

/** What the registry says of a room, for the working tree. */
function devRoom(folder: string, port: number) {
  const { name, routes, exposes } = readRoomFile(folder);
  const release = {
    url: `http://localhost:${port}/mf-manifest.json`,
    metadata: { version: 'working-tree', integrity: null },
    extras: { routes, exposes: Object.keys(exposes) },
  };
  return [name, [release]] as const;
}

/** Waits while the server is not open yet. */
async function answerOf(address: string, host: string): Promise<unknown> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      // Not by fetch, which names the server itself as the host: the page has its own address.
      const [answer] = (await once(get(address, { headers: { host } }), 'response')) as [
        IncomingMessage,
      ];
      const body = await text(answer);
      if (answer.statusCode === 200) return JSON.parse(body) as unknown;
      throw new Error(`${address} answered ${answer.statusCode}`);
    } catch (cause) {
      if (performance.now() > until) throw cause;
      await setTimeout(PAUSE);
    }
  }
}
