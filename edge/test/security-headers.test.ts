import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { readSettings } from '../src/settings/settings.ts';
import { createPolicy } from '../src/pages/security-policy.ts';
import { startEdge, startSmallShop } from './support/shop-of.ts';

describe('the security headers of a page', () => {
  it('isolate it from other origins, and refuse camera, microphone and location', async () => {
    const { headers } = await (await startSmallShop('catalog')).app.inject('/catalog');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    for (const ability of ['camera', 'microphone', 'geolocation'])
      assert.ok(String(headers['permissions-policy']).includes(`${ability}=()`));
  });

  it('allow exactly the styles that the page contains, by their hashes', async () => {
    const { body, headers } = await (
      await startSmallShop('catalog', 'basket')
    ).app.inject('/catalog');
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    assert.equal(styles.length, 2);
    assert.deepEqual(readSources(headers, 'style-src'), ["'self'", ...styles.map(hashOf)]);
  });

  it('allow all styles only for a provider whose script writes them', () => {
    const settings = { PAYPAL_CLIENT_ID: 'client' };
    const withPaypal = createPolicy(readSettings(settings), 'shop');
    assert.match(withPaypal, /style-src 'self' 'unsafe-inline';/);
    assert.match(createPolicy(readSettings(settings), 'staff'), /style-src 'self';/);
  });

  it('allow pages of staff no other origin, no frame and no cache', async () => {
    const { app } = await startSmallShop('catalog');
    const { headers } = await app.inject('/admin/orders');
    const policy = String(headers['content-security-policy']);
    assert.doesNotMatch(policy, /https?:|blob:|unsafe/);
    assert.deepEqual(readSources(headers, 'frame-src'), ["'none'"]);
    assert.deepEqual(readSources(headers, 'connect-src'), ["'self'"]);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers['cache-control'], 'private, no-store');
    const permissions = String(headers['permissions-policy']);
    assert.match(permissions, /camera=\(self\)/, 'staff scan labels');
    assert.match(permissions, /microphone=\(\)/);
    assert.match(
      String((await app.inject('/catalog')).headers['content-security-policy']),
      /stripe/,
    );
  });

  it('let the error page load nothing', async () => {
    const { app } = await startSmallShop('catalog');
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/-/preview/end',
      headers: { accept: 'text/html', 'content-type': 'application/json' },
      body: '{',
    });
    assert.equal(statusCode, 400);
    assert.match(String(headers['content-security-policy']), /^default-src 'none';/);
  });

  it('extend the rule of https to subdomains only if HSTS_SUBDOMAINS is on', async () => {
    const { data } = await startSmallShop('catalog');
    const PUBLIC_URL = 'https://shop.example.com';
    for (const [HSTS_SUBDOMAINS, expected] of [
      ['off', 'max-age=31536000'],
      ['on', 'max-age=31536000; includeSubDomains'],
    ] as const) {
      const app = await startEdge(data, { PUBLIC_URL, HSTS_SUBDOMAINS });
      const { headers } = await app.inject('/healthz');
      assert.equal(headers['strict-transport-security'], expected);
    }
  });
});

const readSources = (headers: Record<string, unknown>, directive: string) =>
  new RegExp(`${directive} ([^;]+)`)
    .exec(String(headers['content-security-policy']))?.[1]
    ?.split(' ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
