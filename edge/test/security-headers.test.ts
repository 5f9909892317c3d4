import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { edgeOver, shopOf } from './support/shop-of.ts';

describe('the security headers of a page', () => {
  it('isolate it from other origins, and refuse camera, microphone and location', async () => {
    const { headers } = await (await shopOf('catalog')).app.inject('/catalog');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    for (const ability of ['camera', 'microphone', 'geolocation'])
      assert.ok(String(headers['permissions-policy']).includes(`${ability}=()`));
  });

  it('extend the rule of https to subdomains only if HSTS_SUBDOMAINS is on', async () => {
    const { data } = await shopOf('catalog');
    const PUBLIC_URL = 'https://shop.example.com';
    for (const [HSTS_SUBDOMAINS, expected] of [
      ['off', 'max-age=31536000'],
      ['on', 'max-age=31536000; includeSubDomains'],
    ] as const) {
      const app = await edgeOver(data, { PUBLIC_URL, HSTS_SUBDOMAINS });
      const { headers } = await app.inject('/healthz');
      assert.equal(headers['strict-transport-security'], expected);
    }
  });
});
