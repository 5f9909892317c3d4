import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { readCaptchaKey } from 'server/captcha-key';
import { parseConfig } from '../../src/config/config.ts';
import { createTestApp } from '../support/test-app.ts';

const asked: string[] = [];
const provider = createServer(async (request, response) => {
  const body = await text(request);
  asked.push(body);
  if (body.includes('silent')) return void response.writeHead(502).end('down');
  response.end(JSON.stringify({ success: body.includes('response=right') }));
}).listen(0, '127.0.0.1');
await once(provider, 'listening');
after(() => provider.close());

const { app } = await createTestApp({
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET: 'a secret',
  CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
});

const send = (captcha: string) =>
  app.inject({
    method: 'POST',
    url: '/users/contactus',
    payload: { email: '', password: '', message: '', name: '', subject: '', captcha },
  });

describe('another captcha provider', () => {
  it('gets the secret and the token, and its answer is accepted', async () => {
    assert.equal((await send('right')).statusCode, 200);
    assert.match(asked.at(-1) ?? '', /secret=a\+secret&response=right&remoteip=127/);
    assert.equal((await send('wrong')).statusCode, 400);
  });

  it('has a different refusal for no answer than for a wrong solution', async () => {
    const response = await send('silent');
    assert.equal(response.statusCode, 503);
    assert.ok(response.headers['retry-after']);
    assert.equal(response.json().code, 'captcha_unavailable');
  });
});

describe('the key of the proof of work', () => {
  it('is created once for concurrent requests, and only its owner can read it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-key-'));
    const config = parseConfig({ DATA_DIR: dataDir });
    const keys = await Promise.all(
      Array.from({ length: 10 }, () => readCaptchaKey(config.dataDir, config.captcha.hmacKey)),
    );
    assert.equal(new Set(keys).size, 1);
    assert.equal((await readFile(join(dataDir, 'captcha.key'), 'utf8')).trim(), keys[0]);
    await rm(dataDir, { recursive: true });
  });

  it('is the setting if there is one', async () => {
    const config = parseConfig({ CAPTCHA_HMAC_KEY: 'sixteen characters' });
    assert.equal(
      await readCaptchaKey(config.dataDir, config.captcha.hmacKey),
      'sixteen characters',
    );
  });
});
