import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestByTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'build/free-port';
import { resolveFolder } from '../packages.mjs';
import { findNginx } from '../steps/debian-tools.mjs';

const nginxPath = await findNginx();

const readText = (name: string) => readFileSync(resolveFolder(`deploy/nginx/${name}`), 'utf8');

describe('the files for nginx', () => {
  it('allow the page without a server its own style and nothing else', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readText('without-server.html')) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const [, policy = ''] =
      /Content-Security-Policy "([^"]+)"/.exec(readText('without-server.conf')) ?? [];
    assert.match(policy, /^default-src 'none';/);
    assert.ok(policy.includes(`style-src 'sha256-${hash}'`), `The style has the hash ${hash}.`);
  });

  it('close each block that they open, and nginx accepts them', () => {
    for (const name of ['shop.conf', 'without-server.conf'])
      assert.equal(readText(name).split('{').length, readText(name).split('}').length, name);
    const { args, remove } = prepareNginx({ http: 18080, https: 18443, shop: 3000 });
    const { status, stderr } = spawnSync(nginxPath, ['-t', ...args], { encoding: 'utf8' });
    remove();
    assert.equal(status, 0, stderr);
  });
});

describe('nginx before a shop', () => {
  it('answers pages and calls while no server runs, and passes on what a server says', async (t) => {
    const nginx = await startNginx();
    t.after(nginx.close);

    for (const [path, method] of [
      ['/', 'GET'],
      ['/product/kit-a?x=1', 'GET'],
      ['/checkout', 'POST'],
    ] as const) {
      const page = await nginx.request(path, method);
      assert.equal(page.status, 503, `${method} ${path}`);
      assert.equal(page.text, readText('without-server.html'));
      assert.match(
        String(page.headers['content-security-policy']),
        /^default-src 'none'; style-src/,
      );
      assert.equal(page.headers['content-type'], 'text/html');
      assertRetried(page.headers);
    }
    for (const [path, method] of [
      ['/api/users/getservices', 'GET'],
      ['/api/users/orderplace', 'POST'],
      ['/release-api/moves', 'POST'],
    ] as const) {
      const call = await nginx.request(path, method);
      assert.equal(call.status, 503, `${method} ${path}`);
      assert.equal(call.headers['content-type'], 'application/json');
      assert.deepEqual(JSON.parse(call.text), {
        status: false,
        message: 'The shop is starting. Please try again in a few seconds.',
      });
      assertRetried(call.headers);
    }

    const shop = createServer((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/plain' }).end('an error of the shop');
    }).listen(nginx.shopPort, '127.0.0.1');
    t.after(() => shop.close());
    await once(shop, 'listening');
    const { status, text, headers } = await nginx.request('/', 'GET');
    assert.deepEqual([status, text], [502, 'an error of the shop']);
    assert.equal(headers['retry-after'], undefined);
  });
});

function assertRetried(headers: IncomingHttpHeaders): void {
  assert.equal(headers['retry-after'], '5');
  assert.equal(headers['cache-control'], 'no-store');
}

interface Ports {
  http: number;
  https: number;
  shop: number;
}

/** Starts nginx as one process. No server listens at `shopPort`, to which nginx leads. */
async function startNginx() {
  const [http, https, shop] = [
    await findFreePort(0),
    await findFreePort(0),
    await findFreePort(0),
  ] as const;
  const { args, remove } = prepareNginx({ http, https, shop });
  const nginx = spawn(nginxPath, [...args, '-g', 'daemon off; master_process off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (part) => (errors += String(part)));
  const sendRequest = (path: string, method: string) => request(https, path, method);
  for (;;) {
    assert.equal(nginx.exitCode, null, errors);
    const isListening = await sendRequest('/', 'GET').then(
      () => true,
      () => false,
    );
    if (isListening) break;
    await pause(50);
  }
  return {
    shopPort: shop,
    request: sendRequest,
    async close() {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await exit;
      remove();
    },
  };
}

async function request(port: number, path: string, method: string) {
  const call = requestByTls({
    host: '127.0.0.1',
    port,
    path,
    method,
    // Accepts the self-signed certificate of this test.
    rejectUnauthorized: false,
    agent: false,
  });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    headers: response.headers,
    text: await readStream(response),
  };
}

/**
 * Writes a copy of the files to a temporary folder. The copy has other paths, ports and upstream
 * names than the files. Returns the arguments with which nginx reads it.
 */
function prepareNginx(ports: Ports) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'certificates'));
  cpSync(resolveFolder('deploy/nginx'), join(folder, 'shop'), { recursive: true });
  const [key, certificate] = ['key', 'pem'].map((end) => join(folder, `certificates/shop.${end}`));
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-subj', '/CN=shop.example.com', '-keyout', key ?? '', '-out', certificate ?? ''],
    ],
    { stdio: 'ignore' },
  );
  const inFolder = (text: string) => text.replaceAll('/etc/nginx/', `${folder}/`);
  writeFileSync(
    join(folder, 'shop/without-server.conf'),
    inFolder(readText('without-server.conf')),
  );
  const shop = inFolder(readText('shop.conf'))
    .replace('server edge:3000', `server 127.0.0.1:${ports.shop}`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const types = 'types { text/html html; }';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; events {}\nhttp { ${types} access_log off; ${temporary.join(' ')}\n${shop} }`,
  );
  return {
    args: ['-e', 'stderr', '-p', folder, '-c', file],
    remove: () => rmSync(folder, { recursive: true }),
  };
}
