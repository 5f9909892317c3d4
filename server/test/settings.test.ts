import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCommonSettings } from '../src/settings/common-settings.ts';
import { readSettings, SettingError } from '../src/settings/read-settings.ts';
import { links } from '../src/settings/schemas.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };

describe('the settings of every server', () => {
  it('need nothing in development', () => {
    const settings = readCommonSettings({});
    assert.equal(settings.production, false);
    assert.equal(settings.dataDir, '.data');
    assert.equal(settings.publicUrl, null);
    assert.equal(settings.trustProxy, false);
    assert.equal(settings.captcha.provider, 'altcha');
    assert.equal(settings.shop.brand, 'SLR London');
  });

  it('are trimmed, and an empty value counts as unset', () => {
    const unset = readCommonSettings({ LOG_LEVEL: ' ', PUBLIC_URL: '', SHOP_NAME: ' Ours ' });
    assert.equal(unset.logLevel, 'warn');
    assert.equal(unset.publicUrl, null);
    assert.equal(unset.shop.brand, 'Ours');
    assert.equal(readCommonSettings({ ...production, LOG_LEVEL: '' }).logLevel, 'info');
  });

  it('accept an origin with or without a trailing slash', () => {
    const { publicUrl } = readCommonSettings({ PUBLIC_URL: 'https://a.example/' });
    assert.equal(publicUrl, 'https://a.example');
  });

  it('accept trusted proxies as none or as addresses, networks and names', () => {
    const read = (TRUST_PROXY: string) => readCommonSettings({ TRUST_PROXY }).trustProxy;
    assert.deepEqual(['', 'none', '0', '10.0.0.0/8, loopback,::1'].map(read), [
      false,
      false,
      false,
      ['10.0.0.0/8', 'loopback', '::1'],
    ]);
  });

  it('explain what replaces a number of proxies', () => {
    assert.throws(
      () => readCommonSettings({ TRUST_PROXY: '1' }),
      /address.*10\.1\.0\.0\/16, loopback/,
    );
  });

  const bad: [setting: string, env: Record<string, string>][] = [
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example.com/path' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['HOST', { HOST: 'everywhere' }],
    ['HOST', { HOST: '127.0.0.1:3000' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'nginx' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'loopback, 2' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
    ['SHOP_EMAIL', { SHOP_EMAIL: 'nobody' }],
    ['SHOP_EMAIL', { SHOP_EMAIL: 'a@example.com\nb@example.com' }],
    ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'Turnstile', CAPTCHA_SITE_KEY: 'key' }],
    ['CAPTCHA_SITE_KEY', { CAPTCHA_PROVIDER: 'turnstile' }],
    ['CAPTCHA_HMAC_KEY', { CAPTCHA_HMAC_KEY: 'short' }],
  ];
  for (const [setting, env] of bad) {
    it(`are refused in one line that names ${setting} for ${JSON.stringify(env)}`, () => {
      assert.throws(
        () => readCommonSettings(env),
        (error: unknown) =>
          error instanceof SettingError &&
          error.setting === setting &&
          error.message.startsWith(`${setting} `) &&
          !error.message.includes('\n'),
      );
    });
  }

  it('are refused without repeating a value, which may be a secret', () => {
    assert.throws(
      () => readCommonSettings({ CAPTCHA_HMAC_KEY: 'secret' }),
      ({ message }: Error) => !message.includes('secret'),
    );
  });
});

describe('a list of links', () => {
  it('is parsed as labels and http(s) URLs, which may contain further equals signs', () => {
    const read = (LINKS: string) => readSettings({ LINKS }, { LINKS: links }).LINKS;
    assert.deepEqual(read('One = https://a.test/?b=c, Two=http://d.test'), [
      { label: 'One', href: 'https://a.test/?b=c' },
      { label: 'Two', href: 'http://d.test' },
    ]);
    for (const wrong of ['Facebook', '=https://a.test', 'Facebook=javascript:alert(1)', 'A=b.test'])
      assert.throws(() => read(wrong), /^SettingError: LINKS must list/);
  });
});
