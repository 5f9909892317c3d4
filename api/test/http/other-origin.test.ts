import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestApp } from '../support/test-app.ts';

const storefront = 'https://shop.example.com';
const { app } = await createTestApp({ PUBLIC_URL: storefront });

describe('a backend of another origin than the storefront', () => {
  it('accepts preflight requests and calls of the storefront', async () => {
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/users/addtocart',
      headers: {
        origin: storefront,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    assert.equal(asked.statusCode, 204);
    assert.match(String(asked.headers['access-control-allow-headers']), /authorization/i);
    for (const url of ['/users/getservices', '/users/nowhere']) {
      const { headers } = await app.inject({ url, headers: { origin: storefront } });
      assert.equal(headers['access-control-allow-origin'], storefront);
    }
  });

  it('refuses all other origins', async () => {
    const { headers } = await app.inject({
      url: '/users/getservices',
      headers: { origin: 'https://elsewhere.example' },
    });
    assert.notEqual(headers['access-control-allow-origin'], 'https://elsewhere.example');
    assert.notEqual(headers['access-control-allow-origin'], '*');
  });
});
