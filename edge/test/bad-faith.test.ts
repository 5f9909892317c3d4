import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { refuseIfDiskFull, createByteQuota } from 'releases/upload-limits';
import { createShopClient } from 'releases/shop-client';
import { computeIntegrity } from 'releases/integrity';
import { startApiShop } from './support/api-shop.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { testAuthor } from '../../releases/test/support/publish-to.ts';

const RECORD = '{ "files": {} }';

describe('input that abuses a permitted call', () => {
  it('is refused: a build whose routes are slow to match with every page', async () => {
    const shop = await startApiShop();
    const team = await shop.team('catalog');
    const optional = Array.from({ length: 20 }, (_, index) => `/:part${index}?`).join('');
    const routes = [{ path: `/catalog${optional}`, noindex: false }];
    await assert.rejects(
      team.publish([createBuild('catalog', 'two', { routes })], testAuthor),
      /a route has more than two optional parts/,
    );
    assert.equal((await shop.registry()).revision, 1);
  });

  it("writes nothing: a shop that names files outside the team's folder", async () => {
    const away = 'catalog/../../../outside';
    const release = {
      url: `/releases/${away}/mf-manifest.json`,
      metadata: { version: '1.0.0', integrity: '' },
      extras: { folder: away, record: computeIntegrity(Buffer.from(RECORD)) },
    };
    const registry = {
      revision: 1,
      microFrontends: { catalog: [release] },
      history: [],
      leaving: [],
    };
    const requestedPaths: string[] = [];
    const server = createServer(({ url }, response) => {
      requestedPaths.push(url ?? '');
      response.setHeader('content-type', 'application/octet-stream');
      response.end(url?.endsWith('registry.json') ? JSON.stringify(registry) : RECORD);
    }).listen(0, '127.0.0.1');
    after(() => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const scratch = temporaryFolder();
    const client = createShopClient({
      origin: `http://127.0.0.1:${port}`,
      token: 'any',
      pausesMs: [],
    });
    await assert.rejects(client.liveFolders(`${scratch}/a/b/c/d`), /outside/);
    assert.deepEqual(readdirSync(scratch), []);
    assert.equal(requestedPaths.length, 1);
  });

  it('gets a 400 and no logged error: a path that is no valid URL', async () => {
    const shop = await startApiShop();
    const { hostname, port } = new URL(shop.origin);
    const socket = connect(Number(port), hostname);
    socket.end(`GET http://[ HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 400 /);
  });

  it('is limited: a token that fills the store is told when to retry', () => {
    const spend = createByteQuota();
    spend('one', 512 * 2 ** 20);
    assert.throws(() => spend('one', 1), { status: 429, code: 'too_many' });
    spend('another', 1);
  });

  it('is refused: a release on a nearly full disk', async () => {
    const { releases } = await startApiShop();
    await refuseIfDiskFull(releases, 0);
    await assert.rejects(refuseIfDiskFull(releases, Infinity), { status: 507, code: 'no_space' });
  });
});
