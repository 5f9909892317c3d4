import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isLongForm } from './support/long-form.ts';
import { runCommand } from './support/run-command.ts';

const root = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'shop-start-'));
after(() => rmSync(home, { recursive: true }));

const common = { PORT: '0' };

/**
 * Environment of a shop with another backend. Such a shop does not read the settings of our own
 * backend.
 */
const elsewhere = { API_HOST: 'http://backend.test' };

describe('the start of the shop', () => {
  // The short form omits the first ones, because `edge/test/settings` refuses the same settings.
  const bad: [setting: string, env: Record<string, string>][] = [
    ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'Turnstile', ...elsewhere }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example.com/path', ...elsewhere }],
    ['SHOP_EMAIL', { SHOP_EMAIL: 'nobody', ...elsewhere }],
    ['CAPTCHA_HMAC_KEY', { CAPTCHA_HMAC_KEY: 'short', ...elsewhere }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud', ...elsewhere }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['API_HOST', { API_HOST: 'api.example.com' }],
  ];
  for (const [setting, env] of isLongForm ? bad : bad.slice(-3)) {
    it(`is refused in one line that names ${setting}, before anything is migrated or published`, () => {
      const dataDir = join(home, setting);
      const { status, said } = runCommand(['node', 'scripts/serve.ts'], {
        cwd: root,
        env: { ...common, DATA_DIR: dataDir, ...env },
      });
      assert.equal(status, 1);
      assert.match(said, new RegExp(`^${setting} [^\\n]+\\n$`));
      assert.equal(existsSync(dataDir), false);
    });
  }

  it('of the storefront alone is refused if no backend is configured', () => {
    const { status, said } = runCommand(['node', 'edge/src/main.ts'], {
      cwd: root,
      env: { ...common, DATA_DIR: join(home, 'edge') },
    });
    assert.equal(status, 1);
    assert.match(said, /^API_SOCKET [^\n]+\n$/);
  });
});
