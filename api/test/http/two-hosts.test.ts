import assert from 'node:assert/strict';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { createTestApp } from '../support/test-app.ts';

const { app } = await createTestApp();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

/** Sends a request with exactly these headers. `headers` alternates between names and values. */
function sendRequest(path: string, headers: string[]): Promise<{ status?: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers, agent: false }, (response) => {
      json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    sent.on('error', reject).end();
  });
}

describe('a request that names two hosts', () => {
  const host = ['host', 'shop.example.com'];

  for (const path of ['/users/getservices', '/users/getorders', '/nowhere']) {
    it(`is refused with a sentence at ${path}`, async () => {
      const { status, body } = await sendRequest(path, [...host, 'Host', 'elsewhere.example.com']);
      assert.equal(status, 400);
      const { requestId, ...error } = body as { requestId: string };
      assert.match(requestId, /^[\da-f-]{36}$/);
      assert.deepEqual(error, {
        status: false,
        error: 'The request names more than one host.',
        code: 'unreadable',
      });
      assert.notEqual((await sendRequest(path, host)).status, 400);
    });
  }
});
