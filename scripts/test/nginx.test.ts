import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { resolveFolder } from '../packages.mjs';

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

  it('close each block that they open, and an installed nginx accepts them', () => {
    for (const name of ['shop.conf', 'without-server.conf'])
      assert.equal(readText(name).split('{').length, readText(name).split('}').length, name);
    if (spawnSync('nginx', ['-v']).status !== 0) return;
    const { status, stderr } = checkByNginx();
    assert.equal(status, 0, stderr);
  });
});

/**
 * Runs `nginx -t` on a copy of the files. The copy has other paths, ports and upstream names than
 * the files.
 */
function checkByNginx() {
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
  const shop = readText('shop.conf')
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replace('server edge:3000', 'server 127.0.0.1:3000')
    .replace('listen 80;', 'listen 127.0.0.1:18080;')
    .replace('listen 443 ', 'listen 127.0.0.1:18443 ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${shop} }`,
  );
  const result = spawnSync('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return result;
}
