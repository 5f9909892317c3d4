import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { revokeToken } from 'releases/tokens';
import { createReleaseRequest, requestRefusedChange } from './support/api-calls.ts';
import { startApiShop } from './support/api-shop.ts';
import { createBuild } from '../../releases/test/support/builds.ts';

describe('a call that is refused over HTTP', () => {
  it('has a missing, wrong, expired or revoked token, with the same response for each, which names the request', async () => {
    const shop = await startApiShop();
    const expired = await shop.token(['catalog'], 1 / 86_400_000);
    const revoked = await shop.token(['catalog']);
    await revokeToken(shop.store, revoked.token.id, 'A test');
    const said = new Set<string>();
    for (const token of [
      undefined,
      'release_wrong',
      expired.secret,
      revoked.secret,
      'é',
      'x'.repeat(5000),
    ]) {
      for (const [path, method] of [
        ['/status', 'GET'],
        ['/moves', 'POST'],
        ['/nothing', 'GET'],
        ['/files/catalog/00', 'PUT'],
      ]) {
        const authorization =
          token === undefined ? {} : { authorization: `Bearer ${encodeURI(token)}` };
        const response = await shop.call(path ?? '', {
          method: method ?? '',
          headers: authorization,
        });
        assert.equal(response.status, 401);
        assert.equal(response.headers.get('cache-control'), 'no-store');
        const { requestId, ...refusal } = (await response.json()) as { requestId: string };
        assert.equal(requestId, response.headers.get('x-request-id'));
        said.add(JSON.stringify(refusal));
      }
    }
    assert.equal(said.size, 1);
  });

  it('comes from an address with many wrong tokens, but never with a right one', async () => {
    const shop = await startApiShop();
    const { secret } = await shop.token(['catalog']);
    let status = 401;
    for (let tries = 0; status === 401 && tries < 100; tries += 1) {
      const response = await shop.call('/status', { token: `release_${tries}` });
      status = response.status;
      if (status === 429) assert.ok(Number(response.headers.get('retry-after')) > 0);
    }
    assert.equal(status, 429);
    assert.equal((await shop.call('/status', { token: secret })).status, 200);
  });

  it('uploads a file of another remote', async () => {
    const shop = await startApiShop();
    const { secret } = await shop.token(['catalog']);
    const response = await shop.call(`/files/basket/${'0'.repeat(96)}`, {
      method: 'PUT',
      token: secret,
      body: 'x',
      headers: { 'content-type': 'application/octet-stream' },
    });
    assert.equal(response.status, 403);
    assert.match(await response.text(), /is for catalog, and not for basket\./);
    assert.deepEqual(await shop.uploads(), []);
  });

  it('releases a build that claims another name or is invalid', async () => {
    const shop = await startApiShop();
    const both = await shop.team('catalog', 'basket');
    const { secret } = await shop.token(['catalog', 'basket']);
    const { body, send } = await createReleaseRequest(createBuild('basket', 'two'));
    await send(shop, secret, 'catalog');
    const disguised = { ...body, builds: body.builds.map((one) => ({ ...one, name: 'catalog' })) };
    assert.match(
      await requestRefusedChange(shop, secret, disguised),
      /the build of catalog is not what it says/,
    );
    const odd = createBuild('basket', 'two');
    writeFileSync(join(odd, 'dist/release.json'), '{ "name": "basket", "routes": "all" }');
    await assert.rejects(
      both.publish([odd], { by: 'Ada', commit: 'abc' }),
      /release\.json is not what a build writes/,
    );
    assert.equal((await shop.registry()).revision, 1);
  });

  it('releases a version whose hash belongs to other content', async () => {
    const shop = await startApiShop();
    const { secret } = await shop.token(['catalog']);
    const { body, send } = await createReleaseRequest(createBuild('catalog', 'two'));
    await send(shop, secret);
    const builds = body.builds.map((one) => ({ ...one, version: '1.2.0-00000000' }));
    assert.match(
      await requestRefusedChange(shop, secret, { ...body, builds }),
      /is not what it says/,
    );
    assert.equal((await shop.registry()).revision, 1);
  });

  it('uploads a file that differs from its hash or is too large', async () => {
    const shop = await startApiShop();
    const { secret } = await shop.token(['catalog']);
    const put = (bytes: Uint8Array<ArrayBuffer>) =>
      shop.call(`/files/catalog/${'0'.repeat(96)}`, {
        method: 'PUT',
        token: secret,
        body: bytes,
        headers: { 'content-type': 'application/octet-stream' },
      });
    const none = await shop.call(`/files/catalog/${'0'.repeat(96)}`, {
      method: 'PUT',
      token: secret,
    });
    assert.equal(none.status, 400);
    const wrong = await put(new Uint8Array([1]));
    assert.equal(wrong.status, 400);
    assert.match(await wrong.text(), /is not what its hash says/);
    const big = await put(new Uint8Array(16 * 2 ** 20 + 1)).then(
      ({ status }) => status,
      // The server closes the connection before the client has sent the whole body.
      () => 413,
    );
    assert.equal(big, 413);
    assert.deepEqual(await shop.uploads(), []);
  });

  it('names an invalid path, or more or larger files than allowed', async () => {
    const shop = await startApiShop();
    const { secret } = await shop.token(['catalog']);
    const { body } = await createReleaseRequest(createBuild('catalog', 'two'));
    const [build] = body.builds;
    assert.ok(build);
    const fact = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
    const withFiles = (files: object) =>
      requestRefusedChange(shop, secret, {
        ...body,
        builds: [{ ...build, files: { ...build.files, ...files } }],
      });
    const paths = [
      '../main.js',
      '/main.js',
      'a/../main.js',
      'a//main.js',
      './main.js',
      '.env',
      'a/.b',
      'main.js~2',
    ];
    for (const path of [
      ...paths,
      'a\\b',
      'a\0b',
      'C:main.js',
      'ä.js',
      '',
      'a/',
      'x'.repeat(201),
      'record.json',
      'main.js.br',
      'main.js.gz',
    ])
      assert.match(
        await withFiles({ [path]: fact }),
        /^Nothing has changed: builds\.0\.files/,
        path,
      );
    assert.match(await withFiles({ 'main.js/a.js': fact }), /has a file where it has a folder/);
    assert.match(
      await withFiles({ 'a.js': { ...fact, bytes: 2 ** 30 } }),
      /^Nothing has changed: /,
    );
    const large = { ...fact, bytes: 16 * 2 ** 20 };
    const numbers = (many: number) => Array.from({ length: many }, (_, index) => index);
    const many = (count: number, one: object) =>
      withFiles(Object.fromEntries(numbers(count).map((index) => [`${index}.js`, one])));
    assert.match(await many(5, large), /more than \d+ bytes/);
    assert.match(await many(2001, fact), /more than 2000 files/);
    assert.equal((await shop.registry()).revision, 1);
  });
});
