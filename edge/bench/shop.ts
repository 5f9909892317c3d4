import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishInitialBuilds } from 'releases/publish-initial-builds';
import { openReleases } from 'releases/releases';
import { startProgram } from './program.ts';

export interface Server {
  origin: string;
  pid: number;
}

export interface Shop {
  edge: Server;
  /**
   * Server with the same releases and backend but without a page cache, so that it renders every
   * page.
   */
  renderingServer: Server;
  backend: { pid: number };
  removeData(): Promise<void>;
}

/** `overrides` are environment variables for all servers. */
export async function openShop(overrides: Record<string, string> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'page-benchmark-'));
  await publishInitialBuilds(
    await openReleases({ dataDir, releaseStore: null }),
    listBuiltPackages(),
    {
      by: 'the benchmark',
      commit: 'unknown',
    },
  );
  const [port, renderingPort] = await Promise.all([findFreePort(), findFreePort()]);
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    API_SOCKET: join(dataDir, 'api.sock'),
    RATE_LIMIT_SCALE: '1000000',
    ...overrides,
  };
  const backend = await startProgram('api/src/main.ts', env);
  const [edge, rendering] = await Promise.all([
    startProgram('edge/src/main.ts', { ...env, PORT: String(port) }),
    startProgram('edge/src/main.ts', { ...env, PORT: String(renderingPort), PAGE_CACHE_MB: '0' }),
  ]);
  for (const shopPort of [port, renderingPort])
    await waitUntilReady(`http://127.0.0.1:${shopPort}`);
  return {
    edge: { origin: `http://127.0.0.1:${port}`, pid: edge.pid },
    renderingServer: { origin: `http://127.0.0.1:${renderingPort}`, pid: rendering.pid },
    backend,
    removeData: () => rm(dataDir, { recursive: true, force: true }),
  };
}

function listBuiltPackages(): Record<string, string> {
  const root = join(import.meta.dirname, '../..');
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));
  return Object.fromEntries(folders.map((name) => [name, join(root, name)]));
}

/**
 * Waits until the storefront knows the backend's optional features. Pages that are rendered earlier
 * lack these features.
 */
async function waitUntilReady(origin: string): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
