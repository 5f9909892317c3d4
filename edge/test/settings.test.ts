import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPageConfig } from '../src/pages/page-boot-data.ts';
import { readSettings } from '../src/settings/settings.ts';

describe('the settings', () => {
  it('have defaults for development', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 3000);
    assert.equal(settings.apiHost, '/api');
    assert.equal(settings.hasOwnBackend, true);
    assert.equal(settings.automaticRollback, true);
    assert.equal(settings.page.brand, 'SLR London');
  });

  for (const [name, value] of [
    ['PORT', 'many'],
    ['API_HOST', 'api.example.com'],
    ['SHOP_SOCIAL', 'Facebook'],
    ['SHOP_SOCIAL', 'Facebook=javascript:alert(1)'],
    ['API_INTERNAL_URL', 'backend'],
    ['SHOP_MENU_MOVING', 'moving.test'],
    ['CAPTCHA_HMAC_KEY', 'short'],
    ['SHOP_EMAIL', 'nobody'],
    ['LOG_LEVEL', 'loud'],
    ['RELEASE_STORE', 'releases'],
    ['RELEASE_STORE', 'https://bucket/prefix'],
    ['RELEASE_STORE', 's3://Bucket'],
    ['RELEASE_STORE', 's3://bucket/../other'],
    ['AUTOMATIC_RETURN', 'no'],
  ] as const) {
    it(`stop the start with one line that names ${name} if it is '${value}'`, () => {
      assert.throws(
        () => readSettings({ [name]: value }),
        ({ message }: Error) => message.includes(name) && !message.includes('\n'),
      );
    });
  }

  it('listen everywhere unless HOST is set, which then also locates the own backend', () => {
    const read = (env: Record<string, string>) => {
      const { host, apiInternalUrl } = readSettings(env);
      return [host, apiInternalUrl];
    };
    assert.deepEqual(read({}), ['0.0.0.0', 'http://127.0.0.1:3000/api']);
    assert.deepEqual(read({ HOST: '::' }), ['::', 'http://[::1]:3000/api']);
    assert.deepEqual(read({ HOST: '::1' }), ['::1', 'http://[::1]:3000/api']);
    assert.deepEqual(read({ HOST: 'localhost' }), ['localhost', 'http://localhost:3000/api']);
    assert.deepEqual(read({ HOST: '192.0.2.7' }), ['192.0.2.7', 'http://192.0.2.7:3000/api']);
  });

  it('accept a folder or a bucket for the releases', () => {
    const read = (value: string) => readSettings({ RELEASE_STORE: value }).releaseStore;
    assert.equal(read(''), null);
    assert.deepEqual(read('/srv/releases'), { folder: '/srv/releases' });
    assert.deepEqual(read('s3://shop-releases'), { bucket: 'shop-releases', prefix: '' });
    assert.deepEqual(read('s3://shop/live/'), { bucket: 'shop', prefix: 'live/' });
  });

  it('require PUBLIC_URL in production', () => {
    assert.throws(() => readSettings({ NODE_ENV: 'production' }), /PUBLIC_URL/);
  });

  it('require a backend URL if API_HOST is a path of another backend', () => {
    assert.throws(() => readSettings({ API_HOST: '/shop-api' }), /API_INTERNAL_URL/);
    const settings = readSettings({
      API_HOST: '/shop-api/',
      API_INTERNAL_URL: 'http://backend.test/shop-api/',
    });
    assert.equal(settings.apiInternalUrl, 'http://backend.test/shop-api');
    assert.equal(settings.hasOwnBackend, false);
  });

  it("show no demo items below a menu with the firm's own URL", () => {
    const menu = (env: Record<string, string>) => readSettings(env).page.menus[0];
    const href = 'https://moving.test';
    assert.equal(menu({})?.items.length, 3);
    assert.deepEqual(menu({ SHOP_MENU_MOVING: href }), { label: 'Moving', href, items: [] });
    const items = menu({ SHOP_MENU_MOVING: href, SHOP_MENU_MOVING_ITEMS: `Homes=${href}/homes` });
    assert.deepEqual(items?.items, [{ label: 'Homes', href: `${href}/homes` }]);
  });

  it('require the site key of a captcha provider that has one', () => {
    assert.throws(() => readSettings({ CAPTCHA_PROVIDER: 'turnstile' }), /CAPTCHA_SITE_KEY/);
    const given = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'key' };
    assert.equal(readSettings(given).page.captcha.siteKey, 'key');
  });

  it("offer only 'Collection Only' in production without card-payment keys", () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };
    assert.equal(readSettings(production).page.payments.online, false);
    assert.equal(
      readSettings({ ...production, STRIPE_SECRET_KEY: 'sk_1' }).page.payments.online,
      true,
    );
  });

  it("offer only 'Collection Only' if the own backend has no secret key", () => {
    const keys = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example.com',
      STRIPE_PUBLISHABLE_KEY: 'pk_1',
    };
    assert.equal(readSettings(keys).page.payments.online, false);
    const elsewhere = { ...keys, API_HOST: 'https://api.example.com' };
    assert.equal(readSettings(elsewhere).page.payments.online, true);
  });

  it('never enable the sandbox in production', () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example.com',
    });
    assert.deepEqual(
      createPageConfig(settings, 'https://shop.example.com', []).payments.hostedOrigins,
      ['https://checkout.stripe.com'],
    );
  });
});
