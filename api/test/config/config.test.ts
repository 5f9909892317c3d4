import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ConfigError } from '../../src/config/config-error.ts';
import { parseConfig } from '../../src/config/config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };

describe('the settings', () => {
  it('need nothing in development', () => {
    const config = parseConfig({});
    assert.equal(config.production, false);
    assert.equal(config.dataDir, '.data');
    assert.equal(config.databaseUrl, null);
    assert.equal(config.publicUrl, null);
    assert.equal(config.stripe, null);
    assert.equal(config.captcha.provider, 'altcha');
    assert.equal(config.shop.name, 'SLR London');
  });

  it('let mails speak of the same firm as the pages', () => {
    const page = readFileSync(
      new URL('../../../edge/src/settings/page-config.ts', import.meta.url),
      'utf8',
    );
    const source = readFileSync(
      new URL('../../src/config/shop-settings.ts', import.meta.url),
      'utf8',
    );
    const pairs = [...page.matchAll(/read\.text\(\s*'(SHOP_\w+)',\s*'([^']*)'/g)];
    assert.equal(pairs.length, 8);
    for (const [, name, fallback] of pairs) {
      assert.ok(source.includes(`'${name}'`), name);
      assert.ok(source.includes(`'${fallback}'`), fallback);
    }
  });

  it('read an empty setting as none', () => {
    assert.equal(parseConfig({ DATABASE_URL: '', PUBLIC_URL: ' ' }).databaseUrl, null);
  });

  it('take an origin with or without a closing slash', () => {
    assert.equal(parseConfig({ PUBLIC_URL: 'https://a.example/' }).publicUrl, 'https://a.example');
  });

  it('take the proxies that are believed as addresses, networks and names', () => {
    assert.equal(parseConfig({}).trustProxy, false);
    assert.equal(parseConfig({ TRUST_PROXY: 'none' }).trustProxy, false);
    assert.equal(parseConfig({ TRUST_PROXY: '0' }).trustProxy, false);
    assert.deepEqual(parseConfig({ TRUST_PROXY: '10.0.0.0/8, loopback,::1' }).trustProxy, [
      '10.0.0.0/8',
      'loopback',
      '::1',
    ]);
  });

  it('say what to write instead of a number of proxies', () => {
    assert.throws(() => parseConfig({ TRUST_PROXY: '1' }), /address.*10\.1\.0\.0\/16, loopback/);
  });

  it('listen everywhere unless HOST names an address', () => {
    assert.equal(parseConfig({}).host, '0.0.0.0');
    assert.equal(parseConfig({ HOST: '127.0.0.1' }).host, '127.0.0.1');
    assert.equal(parseConfig({ HOST: '::' }).host, '::');
  });

  const bad: [setting: string, env: Record<string, string>][] = [
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example.com/path' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres' }],
    ['API_PORT', { API_PORT: '70000' }],
    ['API_PORT', { API_PORT: '12.5' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'loopback, 2' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['HOST', { HOST: 'everywhere' }],
    ['HOST', { HOST: '127.0.0.1:3100' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'localhost' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MAIL_TO', { MAIL_TO: 'a@example.com\r\nbcc: b@example.com' }],
    ['SHOP_EMAIL', { SHOP_EMAIL: 'nobody' }],
    ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'riddle' }],
    ['CAPTCHA_SITE_KEY', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 's' }],
    ['CAPTCHA_SECRET', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 's' }],
    ['CAPTCHA_HMAC_KEY', { CAPTCHA_HMAC_KEY: 'short' }],
    ['CAPTCHA_VERIFY_URL', { CAPTCHA_VERIFY_URL: 'ftp://example.com' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
  ];
  for (const [setting, env] of bad) {
    it(`name ${setting} in one line for ${JSON.stringify(env)}`, () => {
      assert.throws(
        () => parseConfig(env),
        (error: unknown) =>
          error instanceof ConfigError &&
          error.message.startsWith(`${setting} `) &&
          !error.message.includes('\n'),
      );
    });
  }

  it('accept the whole of a production shop', () => {
    const config = parseConfig({
      ...production,
      DATABASE_URL: 'postgres://shop@db:5432/shop',
      STRIPE_SECRET_KEY: 'sk_live',
      STRIPE_PUBLISHABLE_KEY: 'pk_live',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      SMTP_URL: 'smtps://user:pass@mail.example.com',
      MAIL_FROM: 'The Shop <shop@example.com>',
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
    });
    assert.equal(config.stripe?.apiBase, null);
    assert.match(config.captcha.verifyUrl ?? '', /^https:/);
  });
});
