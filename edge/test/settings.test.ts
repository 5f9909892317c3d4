import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageConfig } from '../src/pages/boot-data.ts';
import { readSettings } from '../src/settings/settings.ts';

describe('settings', () => {
  it('have defaults that need nothing set in development', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 3000);
    assert.equal(settings.apiHost, '/api');
    assert.equal(settings.ownBackend, true);
    assert.equal(settings.page.brand, 'SLR London');
  });

  for (const [name, value] of [
    ['PORT', 'many'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['API_HOST', 'api.example.com'],
    ['CAPTCHA_PROVIDER', 'none'],
    ['SHOP_SOCIAL', 'Facebook'],
  ] as const) {
    it(`stop the start with one line that names ${name} when it is '${value}'`, () => {
      assert.throws(
        () => readSettings({ [name]: value }),
        ({ message }: Error) => message.includes(name) && !message.includes('\n'),
      );
    });
  }

  it('require PUBLIC_URL in production', () => {
    assert.throws(() => readSettings({ NODE_ENV: 'production' }), /PUBLIC_URL/);
  });

  it("offer 'Collection Only' alone in production without card-payment keys", () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };
    assert.equal(readSettings(production).page.payments.online, false);
    assert.equal(
      readSettings({ ...production, STRIPE_SECRET_KEY: 'sk_1' }).page.payments.online,
      true,
    );
  });

  it('never believe the sandbox in production', () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example.com',
    });
    assert.deepEqual(pageConfig(settings, 'https://shop.example.com').payments.hostedOrigins, [
      'https://checkout.stripe.com',
    ]);
  });
});
