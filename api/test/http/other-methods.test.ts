import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestApp } from '../support/test-app.ts';

const storefront = 'https://shop.example.com';
const { app } = await createTestApp();
const elsewhere = (await createTestApp({ PUBLIC_URL: storefront })).app;

const sendRequest = (method: string, url: string, shop = app) =>
  shop.inject({ method: method as 'GET', url });

describe('a method that an address does not accept', () => {
  for (const [method, url, allowed] of [
    ['DELETE', '/users/getservices', 'GET, HEAD'],
    ['POST', '/users/getproducts/3?a=1', 'GET, HEAD'],
    ['PUT', '/users/getproductbyslug/a%20b', 'GET, HEAD'],
    ['PATCH', '/users/getmail/1/SLR10001/a/b', 'GET, HEAD'],
    ['GET', '/users/orderplace', 'POST'],
    ['HEAD', '/users/orderplace', 'POST'],
    ['OPTIONS', '/admin/userlogin', 'POST'],
    ['DELETE', '/sandbox/pay/cs_test_1', 'GET, HEAD, POST'],
  ] as const) {
    // With CORS enabled, OPTIONS succeeds for every URL.
    for (const shop of method === 'OPTIONS' ? [app] : [app, elsewhere]) {
      it(`is refused with the list of accepted methods: ${method} ${url}${shop === app ? '' : ', with CORS'}`, async () => {
        const response = await sendRequest(method, url, shop);
        assert.equal(response.statusCode, 405, response.body);
        assert.equal(response.headers.allow, allowed);
        if (method === 'HEAD') return assert.equal(response.body, '');
        assert.equal(response.json().code, 'method_not_allowed');
        assert.match(response.json().error, new RegExp(`take ${method}[.]$`));
      });
    }
  }

  it('gets 404 at an unknown address', async () => {
    for (const shop of [app, elsewhere]) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        const response = await sendRequest(method, '/users/nowhere', shop);
        assert.equal(response.statusCode, 404);
        assert.equal(response.headers.allow, undefined);
      }
    }
    assert.equal((await sendRequest('OPTIONS', '/users/nowhere')).statusCode, 404);
  });
});

describe('the methods that no route defines', () => {
  it('HEAD is answered like GET, without a body', async () => {
    const response = await sendRequest('HEAD', '/users/getservices');
    assert.equal(response.statusCode, 200);
    assert.equal(response.body, '');
  });

  it('OPTIONS is answered to a browser that asks whether the storefront may call', async () => {
    const headers = { origin: storefront, 'access-control-request-method': 'POST' };
    const response = await elsewhere.inject({
      method: 'OPTIONS',
      url: '/users/orderplace',
      headers,
    });
    assert.equal(response.statusCode, 204);
    assert.equal(response.headers['access-control-allow-origin'], storefront);
  });
});
