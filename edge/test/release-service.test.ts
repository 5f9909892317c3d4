import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { buildReleaseService } from 'releases/service';
import { readServiceSettings } from 'releases/service-settings';
import { startApiShop } from './support/api-shop.ts';
import { startEdge, startSmallShop } from './support/shop-of.ts';
import { startPreviewShop } from './support/preview-shop.ts';
import { startRenderingShop } from './support/rendering-shop.ts';
import {
  ROLLBACK_SETTINGS,
  listAutomaticChanges,
  workingPage,
  readLiveFolder,
  throwingPage,
  visitUntil,
} from './support/returning-shop.ts';
import { temporaryFolder } from '../../releases/test/support/builds.ts';

const MB = 2 ** 20;
const BINARY = { 'content-type': 'application/octet-stream' };

describe('a call to the release service', () => {
  it('uploads a file of many MB through the storefront', async () => {
    const shop = await startApiShop();
    const { secret } = await shop.token(['catalog']);
    const body = randomBytes(16 * MB);
    const hash = createHash('sha384').update(body).digest('hex');
    const { status } = await shop.call(`/files/catalog/${hash}`, {
      method: 'PUT',
      token: secret,
      body,
      headers: BINARY,
    });
    assert.equal(status, 204);
    assert.deepEqual(await shop.uploads(), [`uploads/catalog/${hash}`]);
  });

  it('is refused without a token before its body is sent', async () => {
    const shop = await startApiShop();
    const { hostname, port } = new URL(shop.origin);
    const socket = connect(Number(port), hostname);
    after(() => socket.destroy());
    socket.write(
      `PUT /release-api/files/catalog/${'0'.repeat(96)} HTTP/1.1\r\nHost: ${hostname}\r\n` +
        `Content-Type: application/octet-stream\r\nContent-Length: ${MB}\r\n\r\nfirst`,
    );
    const [part] = (await once(socket, 'data')) as [Buffer];
    assert.match(String(part), /^HTTP\/1\.1 401 /);
    assert.match(String(part), /\r\nconnection: close\r\n/i);
    await once(socket, 'close');
  });

  it("has the visitor's address, by which wrong tokens are counted", async () => {
    const shop = await startApiShop({ TRUST_PROXY: 'loopback' });
    const statusFor = async (visitor: string) => {
      const headers = { 'x-forwarded-for': visitor };
      return (await shop.call('/status', { token: 'release_wrong', headers })).status;
    };
    let status = 401;
    for (let tries = 0; status === 401 && tries < 100; tries += 1)
      status = await statusFor('192.0.2.7');
    assert.equal(status, 429);
    assert.equal(await statusFor('192.0.2.8'), 401);
  });
});

describe('a storefront whose release service is down', () => {
  it('refuses releases and serves pages, until the service runs again', async () => {
    const { data } = await startSmallShop('catalog');
    const RELEASE_SERVICE_SOCKET = join(temporaryFolder(), 'releases.sock');
    const app = await startEdge(data, { RELEASE_SERVICE_SOCKET });
    const settings = readServiceSettings({
      LOG_LEVEL: 'silent',
      DATA_DIR: data,
      RELEASE_SERVICE_SOCKET,
    });
    for (let times = 0; times < 2; times += 1) {
      await isUnavailable(app);
      const service = await buildReleaseService(settings);
      await service.listen({ path: RELEASE_SERVICE_SOCKET });
      assert.equal((await app.inject('/release-api/status')).statusCode, 401);
      await service.close();
    }
    await isUnavailable(app);
    assert.match((await app.inject('/catalog')).body, /<h1>one<\/h1>/);
  });

  it('refuses releases without a configured service', async () => {
    const { app } = await startSmallShop('catalog');
    await isUnavailable(app);
  });

  it('begins no preview, and says when to try again', async () => {
    const { kept, begin } = await startPreviewShop({
      limits: { RELEASE_SERVICE_URL: 'http://127.0.0.1:1' },
    });
    const { statusCode, answer: response } = await begin({ catalog: kept });
    assert.equal(statusCode, 409);
    assert.match(response.error ?? '', /cannot be checked at the moment/);
  });

  it('rolls a failing release back to what was live before', async () => {
    const shop = await startRenderingShop(
      { room: workingPage },
      { ...ROLLBACK_SETTINGS, RELEASE_SERVICE_URL: 'http://127.0.0.1:1' },
    );
    const former = await readLiveFolder(shop);
    await shop.release('room', throwingPage);
    await visitUntil(shop, async () => assert.equal(await readLiveFolder(shop), former));
    assert.equal((await listAutomaticChanges(shop)).length, 1);
  });
});

async function isUnavailable(app: Awaited<ReturnType<typeof startEdge>>): Promise<void> {
  for (const method of ['GET', 'PUT'] as const) {
    const { statusCode, headers, body } = await app.inject({
      method,
      url: '/release-api/status',
      ...(method === 'PUT' && { payload: 'body', headers: BINARY }),
    });
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '5');
    const { status, code } = JSON.parse(body) as { status: boolean; code: string };
    assert.deepEqual([status, code], [false, 'unavailable']);
  }
}
