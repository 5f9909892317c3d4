import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promote } from 'releases/promote';
import { publish } from 'releases/publish';
import type { Registry } from 'releases/registry';
import { rollBack } from 'releases/roll-back';
import { isInSplit } from 'releases/split';
import { createBuild } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { readStoredRegistry } from '../../releases/test/support/live-of.ts';
import {
  testAuthor,
  openDataFolder,
  publishBuilds,
} from '../../releases/test/support/publish-to.ts';
import { publishOnce } from '../../releases/test/support/published-once.ts';
import { startEdge, testSettings, startSmallShop } from './support/shop-of.ts';
import { createRoutesSource } from './support/rendering-shop.ts';

describe('during a split', () => {
  it('exactly the computed visitors get the version, near the share, at each visit', async () => {
    const { split, visit, registryFor } = await startSplitShop(0.2);
    const visitors = Array.from({ length: 400 }, (_, index) => index * 25);
    const given = new Map<number, string>();
    for (const bucket of visitors) given.set(bucket, await registryFor(bucket));
    const inside = visitors.filter((bucket) => isInSplit(bucket, split));
    assert.ok(Math.abs(inside.length - 80) < 40, `${inside.length}`);
    for (const bucket of visitors)
      assert.equal(given.get(bucket) === split.version, inside.includes(bucket), `${bucket}`);
    for (const bucket of visitors.slice(0, 30)) {
      const first = await visit(bucket);
      assert.equal(first.text, inside.includes(bucket) ? 'two' : 'one');
      assert.deepEqual(await visit(bucket), first);
    }
  });

  it('a page is rendered by the release in its registry and files', async () => {
    const { visit, inside, outside, split, live } = await startSplitShop(0.5);
    for (const [bucket, version, other] of [
      [inside, split.version, live],
      [outside, live, split.version],
    ] as const) {
      const { text, told, body } = await visit(bucket);
      assert.equal(text, version === live ? 'one' : 'two');
      assert.equal(told, version);
      assert.ok(body.includes(`/releases/catalog/${version}/routes.js`));
      assert.ok(!body.includes(other));
    }
  });

  it("the version's files are served", async () => {
    const { app, split } = await startSplitShop(0.5);
    const response = await app.inject(`/releases/catalog/${split.version}/remoteEntry.js`);
    assert.equal(response.statusCode, 200);
  });

  it('pages and the list of versions must not be cached on the way', async () => {
    const { app, inside, outside } = await startSplitShop(0.5);
    for (const url of ['/catalog', '/nowhere', '/registry.json', '/boot.json'])
      for (const cookie of ['', `bucket=${inside}`, `bucket=${outside}`]) {
        const { headers } = await app.inject({ url, headers: { cookie } });
        assert.equal(headers['cache-control'], 'private, no-store', `${url} ${cookie}`);
      }
  });

  it('a visitor without a bucket gets the live release and a random bucket for the next visit', async () => {
    const { app, visit } = await startSplitShop(0.99);
    const given = new Set<string>();
    for (let times = 0; times < 5; times += 1) {
      const { text, cookie } = await visit();
      assert.equal(text, 'one');
      assert.match(
        cookie,
        /^bucket=(0|[1-9]\d{0,3}); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      given.add(cookie);
    }
    assert.ok(given.size > 1);
    assert.equal((await app.inject('/registry.json')).headers['set-cookie'], undefined);
  });

  it('an invalid bucket is replaced, and a valid one stays', async () => {
    const { visit } = await startSplitShop(0.99);
    for (const bucket of ['', 'x', '-1', '10000', '1.5', '007', '1e3', '%00', '9'.repeat(400)]) {
      const { text, cookie } = await visit(bucket);
      assert.equal(text, 'one', bucket);
      assert.match(cookie, /^bucket=\d{1,4};/, bucket);
    }
    for (const bucket of ['0', '9999']) assert.equal((await visit(bucket)).cookie, '');
  });

  it("the bucket's cookie is secure if the shop uses https", async () => {
    const { data } = await startSplitShop(0.5);
    const app = await startEdge(data, { PUBLIC_URL: 'https://shop.test' });
    const { headers } = await app.inject('/catalog');
    assert.match(String(headers['set-cookie']), /; Secure(;|$)/);
  });

  it('the workers stay while pages alternate between both versions', async () => {
    const { visit, inside, outside } = await startSplitShop(
      0.5,
      createRoutesSource('() => process.pid'),
    );
    const many = Number(testSettings.RENDER_WORKERS);
    const workers = new Set<string>();
    for (let times = 0; times < 3 * many; times += 1) {
      assert.equal((await visit(outside)).text, 'one');
      workers.add((await visit(inside)).text);
    }
    assert.ok([...workers].every((pid) => Number(pid) > 0));
    assert.ok(workers.size <= many, [...workers].join());
  });

  it('all parts of a page come from one shell, also for a split shell', async () => {
    const { app, data } = await startSmallShop('catalog');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const builds = [createBuild('shell', 'two')];
    const [two] = await publish(await openDataFolder(data), builds, testAuthor, { share: 0.5 });
    const { split } = await readStoredRegistry(data);
    assert.ok(split && two);
    const bucket = [...Array(99).keys()].find((one) => isInSplit(one, split));
    await eventually(async () => {
      const { body, statusCode } = await app.inject({
        url: '/catalog',
        headers: { cookie: `bucket=${bucket}` },
      });
      assert.equal(statusCode, 200);
      assert.ok(body.includes(`<script src="${two.url}"`));
    });
    assert.ok(!(await app.inject('/catalog')).body.includes(two.url));
  });
});

describe('a split that ends', () => {
  for (const { how, end, text } of [
    { how: 'promoted', end: promote, text: 'two' },
    {
      how: 'withdrawn',
      end: (releases: Parameters<typeof promote>[0], by: typeof testAuthor) =>
        rollBack(releases, ['catalog'], by),
      text: 'one',
    },
  ])
    it(`because it is ${how} gives everybody one version and removes the bucket`, async () => {
      const { app, visit, data, inside, outside } = await startSplitShop(0.5);
      await end(await openDataFolder(data), testAuthor);
      await eventually(async () => {
        for (const bucket of [inside, outside]) {
          const found = await visit(bucket);
          assert.equal(found.text, text);
          assert.match(found.cookie, /^bucket=; Max-Age=0; Path=\//);
        }
      });
      const { headers } = await app.inject('/catalog');
      assert.match(String(headers['cache-control']), /^public, max-age=0/);
      assert.equal(headers['set-cookie'], undefined);
      const { headers: registry } = await app.inject('/registry.json');
      assert.equal(registry['cache-control'], 'max-age=0, must-revalidate');
    });

  it('because it is damaged gives its visitors the live release until it is restored', async () => {
    const { visit, data, split, inside } = await startSplitShop(0.5);
    const file = join(data, 'releases/catalog', split.version, 'main.js');
    writeFileSync(file, 'changed');
    await eventually(async () => assert.equal((await visit(inside)).text, 'one'));
    writeFileSync(file, '/* two */');
    await eventually(async () => assert.equal((await visit(inside)).text, 'two'));
  });
});

/** Publishes a split in an empty folder. Returns the live release's version and the split release. */
async function publishSplit(data: string, share: number, server: string | undefined) {
  const names = ['shell', 'catalog', 'content'];
  const [, catalog] = await publishBuilds(
    data,
    names.map((name) => createBuild(name)),
  );
  const build = createBuild('catalog', 'two');
  if (server) {
    const source = `${server}; exports['./routes'].routes = [{ path: '/catalog' }];`;
    writeFileSync(join(build, 'dist/server/main.cjs'), source);
  }
  const [two] = await publish(await openDataFolder(data), [build], testAuthor, { share });
  return { live: catalog?.metadata.version ?? '', two };
}

/** Starts a storefront with a split of the catalogue remote, optionally with this server build. */
async function startSplitShop(share: number, server?: string) {
  const name = JSON.stringify(['split', share, server]);
  const { data, facts } = await publishOnce(name, (empty) => publishSplit(empty, share, server));
  const { live, two } = facts;
  const app = await startEdge(data);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { split } = await readStoredRegistry(data);
  assert.ok(split && two);
  const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);
  const inside = buckets.find((bucket) => isInSplit(bucket, split)) ?? NaN;
  const version = two.metadata.version;
  const ask = (url: string, bucket?: number | string) =>
    app.inject({ url, headers: bucket === undefined ? {} : { cookie: `bucket=${bucket}` } });
  const registryFor = async (bucket: number) =>
    (await ask('/registry.json', bucket)).json<Registry>().microFrontends['catalog']?.[0]?.metadata
      .version ?? '';
  await eventually(async () => assert.equal(await registryFor(inside), version));
  return {
    app,
    data,
    split: { ...split, version },
    live,
    inside,
    outside: buckets.find((bucket) => !isInSplit(bucket, split)) ?? NaN,
    registryFor,
    /** Requests the page of the catalogue remote. Returns its content and its version. */
    async visit(bucket?: number | string) {
      const { body, headers } = await ask('/catalog', bucket);
      const boot = /<script id="boot" type="application\/json">(.*)<\/script>/.exec(body)?.[1];
      const { registry } = JSON.parse(boot ?? '{}') as { registry?: Registry };
      return {
        text: /<div id="root"><h1>(.*)<\/h1><\/div>/.exec(body)?.[1] ?? body,
        told: registry?.microFrontends['catalog']?.[0]?.metadata.version,
        cookie: String(headers['set-cookie'] ?? ''),
        body,
      };
    },
  };
}
