import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import type { VersionCounts } from 'releases/describe-figures';
import { createRoutesSource, startRenderingShop } from './rendering-shop.ts';
import { startSplit } from './start-split.ts';

export const today = new Date().toISOString().slice(0, 10);

/** Starts a backend that stores release figures, as the shop's own backend does. */
export async function startFiguresBackend() {
  const rows: VersionCounts[] = [];
  /** `pause` delays the responses of a backend that is away. */
  const state = { isAway: false, pause: Promise.resolve(), refusedCount: 0 };
  const keys = new Set<unknown>();
  const server = createServer((request, response) => {
    const send = (body: object) => response.end(JSON.stringify(body));
    response.setHeader('content-type', 'application/json');
    if (request.url === '/openapi.json') return send({ info: { 'x-features': ['staff'] } });
    if (!request.url?.startsWith('/release-figures')) return response.writeHead(404).end('{}');
    if (state.isAway) {
      state.refusedCount += 1;
      return state.pause.then(() => response.writeHead(503).end('{}'));
    }
    keys.add(request.headers['x-figures-key']);
    if (request.url.startsWith('/release-figures/days'))
      return send({ status: true, data: rows.map((row) => ({ ...row, day: today })) });
    if (request.method === 'GET') {
      const split = new URL(request.url, 'http://backend').searchParams.get('split');
      const data = rows.filter((row) => split === null || (row.split ?? split) === split);
      return send({ status: true, data });
    }
    void text(request).then((body) => {
      rows.push(...(JSON.parse(body) as { figures: VersionCounts[] }).figures);
      send({ status: true });
    });
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  after(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const sum = (version: string, name: string, isAssigned?: boolean) =>
    rows
      .filter((row) => row.version === version)
      .filter(({ assigned }) => isAssigned === undefined || assigned === isAssigned)
      .reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  return { state, url: `http://127.0.0.1:${port}`, rows, keys, sum };
}

/** A shop whose second version of a remote goes to half of the visitors. */
export async function startSplitShop() {
  const backend = await startFiguresBackend();
  const shop = await startRenderingShop(
    { room: createRoutesSource("'live'") },
    { API_INTERNAL_URL: backend.url, TRUST_PROXY: 'loopback', RENDER_WORKERS: '1' },
    { figuresIntervalMs: 100 },
  );
  const splitVersion = await startSplit(shop.data, 'room', createRoutesSource("'split'"));
  const readPage = async (cookie: string) => {
    const headers = cookie === '' ? {} : { cookie };
    const response = await fetch(`${shop.origin}/room`, { headers });
    const [, version = ''] = /\/releases\/room\/([^/]+)\//.exec(await response.text()) ?? [];
    return { version, timing: response.headers.get('server-timing') };
  };
  return { ...shop, backend, readPage, splitVersion };
}

/** Returns a cookie with a bucket to which the split is assigned. */
export async function findSplitCookie({
  readPage,
  splitVersion,
}: Awaited<ReturnType<typeof startSplitShop>>) {
  for (let bucket = 0; ; bucket += 1)
    if ((await readPage(`bucket=${bucket}`)).version === splitVersion) return `bucket=${bucket}`;
}
