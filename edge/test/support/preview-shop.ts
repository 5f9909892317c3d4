import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Registry } from 'releases/registry';
import { publish } from 'releases/publish';
import { createBuild } from '../../../releases/test/support/builds.ts';
import { eventually } from '../../../releases/test/support/eventually.ts';
import { readStoredRegistry } from '../../../releases/test/support/live-of.ts';
import {
  testAuthor,
  publishBuilds,
  openDataFolder,
} from '../../../releases/test/support/publish-to.ts';
import { publishOnce } from '../../../releases/test/support/published-once.ts';
import { startReleaseService } from './release-service.ts';
import { startEdge } from './shop-of.ts';

/** Headers of a signed-in member of staff. */
export const STAFF_HEADERS = {
  authorization: 'bearer staff',
  cookie: `staff-session=${'s'.repeat(43)}`,
};

/** Headers of a call from a page of the shop. */
export const OWN_PAGE_HEADERS = {
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
  host: 'localhost',
};

const REFUSED = '{"status":false,"error":"Your role does not include this.","code":"forbidden"}';

const RECORDED = '{"status":true,"data":{"by":"Ada"}}';

const STAFF_MEMBER = '{"status":true,"data":{"permissions":["releases"]}}';

/**
 * Starts a storefront with a live and a retained catalogue remote. The storefront's backend knows
 * one staff member and one customer. `server` is the routes module of the retained release.
 */
export async function startPreviewShop({
  answer = STAFF_MEMBER,
  server = "text: 'two'",
  limits = {},
} = {}) {
  const recorded: string[] = [];
  const backend = createServer((request, response) => {
    const { url = '', method, headers } = request;
    const statuses: Record<string, number> = {
      [Object.values(STAFF_HEADERS).join()]: 200,
      'bearer customer,': 403,
    };
    const status = statuses[[headers.authorization, headers.cookie].join()] ?? 401;
    response.statusCode = /^\/staff\/(me|releases\/)/.test(url) ? status : 404;
    const isRecord = url.startsWith('/staff/releases/');
    response.end(status === 200 ? (isRecord ? RECORDED : answer) : REFUSED);
    if (isRecord && method === 'POST')
      request.on('data', (part) => recorded.push(`${url} ${String(part)}`));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  after(() => backend.close());
  const { data, facts: kept } = await publishOnce(server, async (empty) => {
    await publishBuilds(empty, [createBuild('shell'), createBuild('catalog')]);
    const two = createBuild('catalog', 'two');
    writeFileSync(
      join(two, 'dist/server/main.cjs'),
      `exports['./routes'] = { ${server}, routes: [{ path: '/catalog' }] };`,
    );
    return (await publish(await openDataFolder(empty), [two], testAuthor, { preview: true }))[0];
  });
  const env = {
    ...limits,
    ...(await startReleaseService(data)),
    API_HOST: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
  };
  const app = await startEdge(data, env);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const catalogs = async () =>
    ((await readStoredRegistry(data)).microFrontends['catalog'] ?? []).map(
      ({ metadata }) => metadata.version,
    );
  return {
    app,
    /** Calls that the backend has recorded in its audit log. */
    recorded,
    data,
    env,
    live: (await catalogs())[0] ?? '',
    kept: kept?.metadata.version ?? '',
    /** Resolves to the former release once the storefront knows `many` releases. */
    async eventuallyKnows(many: number) {
      const [, former = '', ...others] = await catalogs();
      assert.equal(others.length + 2, many);
      await eventually(async () => {
        const { body } = await app.inject({
          url: '/-/versions',
          headers: { ...STAFF_HEADERS },
        });
        assert.equal(body.split('"state":"kept"').length - 1, many);
      });
      return former;
    },
    async begin(versions: object, headers: object = { ...OWN_PAGE_HEADERS, ...STAFF_HEADERS }) {
      const said = await app.inject({
        method: 'POST',
        url: '/-/preview',
        headers: { host: 'localhost', ...headers },
        payload: { versions },
      });
      const setCookie = String(said.headers['set-cookie'] ?? '');
      return {
        statusCode: said.statusCode,
        setCookie,
        cookie: setCookie.split(';')[0] ?? '',
        answer: said.json<{ error?: string; until?: string }>(),
      };
    },
    /** Requests the page of the catalogue remote with this cookie. */
    async visit(cookie = '') {
      const { body, headers } = await app.inject({ url: '/catalog', headers: { cookie } });
      const boot = /<script id="boot" type="application\/json">(.*)<\/script>/.exec(body)?.[1];
      const { registry, preview } = JSON.parse(boot ?? '{}') as {
        registry?: Registry;
        preview?: object | null;
      };
      return {
        text: /<div id="root"><h1>(.*)<\/h1><\/div>/.exec(body)?.[1] ?? '',
        told: registry?.microFrontends['catalog']?.[0]?.metadata.version,
        preview,
        cacheControl: headers['cache-control'],
        body,
      };
    },
  };
}
