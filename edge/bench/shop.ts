import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFirst } from 'releases/publish-first';
import { openReleases } from 'releases/releases';
import { start } from './program.ts';

/** A server process and its web origin. */
export interface Server {
  origin: string;
  pid: number;
}

export interface Shop {
  /** Server with the page cache, like in every shop. */
  edge: Server;
  /** Server with the same releases and backend, but without the page cache. */
  rendering: Server;
  backend: { pid: number };
  removeData(): Promise<void>;
}

/** Starts a shop in production mode with the local builds and its own data folder. */
export async function openShop(): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), 'page-benchmark-'));
  await publishFirst(await openReleases({ dataDir: data, releaseStore: null }), built(), {
    by: 'the benchmark',
    commit: 'unknown',
  });
  const [port, other] = await Promise.all([freePort(), freePort()]);
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    API_SOCKET: join(data, 'api.sock'),
    RATE_LIMIT_SCALE: '1000000',
  };
  const backend = await start('api/src/main.ts', env);
  const [edge, rendering] = await Promise.all([
    start('edge/src/main.ts', { ...env, PORT: String(port) }),
    start('edge/src/main.ts', { ...env, PORT: String(other), PAGE_CACHE_MB: '0' }),
  ]);
  for (const at of [port, other]) await isReady(`http://127.0.0.1:${at}`);
  return {
    edge: { origin: `http://127.0.0.1:${port}`, pid: edge.pid },
    rendering: { origin: `http://127.0.0.1:${other}`, pid: rendering.pid },
    backend,
    removeData: () => rm(data, { recursive: true, force: true }),
  };
}

/** Returns the built packages by name. */
function built(): Record<string, string> {
  const root = join(import.meta.dirname, '../..');
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'room.json')));
  return Object.fromEntries(folders.map((name) => [name, join(root, name)]));
}

/** Waits until the shop is ready. Before that, pages lack the backend's optional features. */
async function isReady(origin: string): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
