import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startSmallShop } from './support/shop-of.ts';

const UUID = /^[0-9a-f-]{36}$/;

describe('a refused request', () => {
  it('gets an error message, or a page if it accepts HTML', async () => {
    const { app } = await startSmallShop('catalog');
    const response = await app.inject('/catalog/%zz');
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), {
      status: false,
      error: 'The request could not be read.',
      code: 'unreadable',
      requestId: response.headers['x-request-id'],
    });
    const page = await app.inject({ url: '/catalog/%zz', headers: { accept: 'text/html,*/*' } });
    assert.equal(page.statusCode, 400);
    assert.match(page.body, /<h1>The request could not be read\.<\/h1>.*<a href="\/">/s);
    const id = String(page.headers['x-request-id']);
    assert.match(id, UUID);
    assert.ok(page.body.includes(`please quote this number: ${id}`));
    await app.close();
  });

  it('with another method than GET or HEAD gets 405 at a known path and 404 at an unknown one', async () => {
    const { app, releases } = await startSmallShop('catalog');
    const file = `/releases/${releases['catalog']}/remoteEntry.js`;
    for (const url of ['/catalog', '/catalog?a=1', '/healthz', '/captcha/challenge', file]) {
      for (const method of ['POST', 'DELETE', 'OPTIONS'] as const) {
        const { statusCode, headers, json } = await app.inject({ method, url });
        assert.equal(statusCode, 405, `${method} ${url}`);
        assert.equal(headers.allow, 'GET, HEAD');
        assert.equal(json().error, `This address does not take ${method}.`);
        assert.match(json().requestId, UUID);
        assert.equal(json().requestId, headers['x-request-id']);
      }
      const head = await app.inject({ method: 'HEAD', url });
      assert.equal(head.statusCode, 200, url);
      assert.equal(head.body, '');
    }
    // A remote may have the route of a path but no content for it.
    for (const url of ['/nowhere/at/all', '/catalog?withdrawn', '//catalog']) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url });
      assert.equal(statusCode, 404, url);
      assert.equal(headers.allow, undefined);
    }
    await app.close();
  });

  it('with two hosts is refused at every path', async () => {
    const { app } = await startSmallShop('catalog');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = ['host', 'shop.example.com', 'host', 'elsewhere.example.com'];
    for (const path of ['/catalog', '/healthz', '/nowhere']) {
      assert.equal(await requestStatus(origin + path, headers), 400, path);
      assert.notEqual(await requestStatus(origin + path, headers.slice(0, 2)), 400, path);
    }
    await app.close();
  });

  it('never gets the internal cause', async () => {
    const { app, data, releases } = await startSmallShop('catalog');
    const file = `releases/${releases['catalog']}/main.js`;
    rmSync(join(data, file));
    mkdirSync(join(data, file));
    const response = await app.inject({ url: `/${file}`, headers: { accept: 'text/html' } });
    assert.equal(response.statusCode, 500);
    assert.ok(!response.body.includes(data), response.body);
  });
});

/** Returns the status of a request with exactly these headers. Names and values alternate. */
function requestStatus(url: string, headers: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}
