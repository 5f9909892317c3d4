import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SettingError } from 'server/settings/error';
import { parseConfig } from '../../src/config/config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };

describe('the settings', () => {
  it('are all optional in development', () => {
    const config = parseConfig({});
    assert.equal(config.production, false);
    assert.equal(config.dataDir, '.data');
    assert.equal(config.databaseUrl, null);
    assert.equal(config.publicUrl, null);
    assert.equal(config.apiHost, '/api');
    assert.deepEqual(config.cardProviders, []);
    assert.equal(config.captcha.provider, 'altcha');
    assert.equal(config.shop.brand, 'SLR London');
  });

  it('treat an empty setting as absent', () => {
    assert.equal(parseConfig({ DATABASE_URL: '', PUBLIC_URL: ' ' }).databaseUrl, null);
  });

  const bad: [setting: string, env: Record<string, string>][] = [
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example.com/path' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres' }],
    ['API_HOST', { API_HOST: 'api.example.com' }],
    ['API_PORT', { API_PORT: '70000' }],
    ['API_PORT', { API_PORT: '12.5' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'localhost' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MAIL_TO', { MAIL_TO: 'a@example.com\r\nbcc: b@example.com' }],
    ['MAIL_LEASE_S', { MAIL_LEASE_S: '0' }],
    ['SHOP_EMAIL', { SHOP_EMAIL: 'nobody' }],
    ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'riddle' }],
    ['CAPTCHA_SITE_KEY', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 's' }],
    ['CAPTCHA_SECRET', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 's' }],
    ['CAPTCHA_HMAC_KEY', { CAPTCHA_HMAC_KEY: 'short' }],
    ['CAPTCHA_VERIFY_URL', { CAPTCHA_VERIFY_URL: 'ftp://example.com' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
  ];
  for (const [setting, env] of bad) {
    it(`report ${setting} in one line for ${JSON.stringify(env)}`, () => {
      assert.throws(
        () => parseConfig(env),
        (error: unknown) =>
          error instanceof SettingError &&
          error.message.startsWith(`${setting} `) &&
          !error.message.includes('\n'),
      );
    });
  }

  it('accept all settings of a production shop', () => {
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
    assert.deepEqual(
      config.cardProviders.map(({ name }) => name),
      ['stripe'],
    );
    assert.match(config.captcha.verifyUrl ?? '', /^https:/);
  });
});
