import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';

const source = createRoutesSource(`async ({ read }) => {
  const services = await read("users/getservices");
  const products = await read("users/getproducts/1");
  return services.body.name + " and " + products.body.name;
}`);

/**
 * Starts a backend that publishes its catalogue after the first read. For some reads the backend
 * still returns the former data, like a slower process.
 */
async function startPublishingBackend(outdatedReads: number) {
  let count = 0;
  const server = createServer(({ url = '' }, response) => {
    const isOutdated = url.endsWith('getservices') && (count += 1) <= outdatedReads;
    response.setHeader('x-catalogue-version', isOutdated ? '7' : '8');
    response.end(JSON.stringify({ name: isOutdated ? 'former' : 'new' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a page whose reads come before and after a publication', () => {
  it('is rendered again, so that it is of one version', async () => {
    const { ask } = await startRenderingShop(
      { boxes: source },
      { PAGE_CACHE_MB: '8', API_HOST: await startPublishingBackend(1) },
    );
    assert.deepEqual(await ask('/boxes'), { status: 200, root: '<h1>new and new</h1>' });
  });

  it('waits for a process of the backend that has not noticed the publication', async () => {
    const { ask } = await startRenderingShop(
      { boxes: source },
      { PAGE_CACHE_MB: '8', API_HOST: await startPublishingBackend(2) },
    );
    assert.deepEqual(await ask('/boxes'), { status: 200, root: '<h1>new and new</h1>' });
  });
});
