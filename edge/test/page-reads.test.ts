import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';

const readingPage = (path: string) =>
  createRoutesSource(`async ({ read }) => String((await read('${path}')).body.name)`);

/**
 * Starts a backend whose first response for the services fails, so that the response is not cached.
 * The second request for the services releases the delayed response for the questions.
 */
async function startBackend() {
  const serviceRequests: string[] = [];
  const delayedResponses: ServerResponse[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url === '/users/getfaq') return void delayedResponses.push(response);
    if (url === '/users/getservices') serviceRequests.push(url);
    response.statusCode = serviceRequests.length === 1 ? 503 : 200;
    response.end(JSON.stringify({ name: 'boxes' }));
    if (serviceRequests.length < 2) return;
    for (const delayed of delayedResponses) delayed.end(JSON.stringify({ name: 'questions' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, delayedResponses };
}

describe('the data of a page that was rendered before', () => {
  it('is read while the page waits for a worker', async () => {
    const { host, delayedResponses } = await startBackend();
    const { ask } = await startRenderingShop(
      { boxes: readingPage('users/getservices'), questions: readingPage('users/getfaq') },
      { RENDER_WORKERS: '1', API_HOST: host },
    );
    await ask('/boxes');
    const questions = ask('/questions');
    await eventually(() => assert.equal(delayedResponses.length, 1));
    const boxes = ask('/boxes');
    assert.deepEqual(await questions, { status: 200, root: '<h1>questions</h1>' });
    assert.deepEqual(await boxes, { status: 200, root: '<h1>boxes</h1>' });
  });
});
