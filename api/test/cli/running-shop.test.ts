import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { callRunningShop } from '../../src/operator/call-running-shop.ts';
import { eventually } from '../support/eventually.ts';
import { readyPglite } from '../support/shop-process.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-running-'));
const API_SOCKET = join(DATA_DIR, 'api.sock');
const accessFile = join(DATA_DIR, 'operator.json');
const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR, LOG_LEVEL: 'silent', API_SOCKET };
const password = 'a long password';

const toFilePath = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [toFilePath(`cli/${script}.ts`), ...args], { env });
  child.stdin.end(`${password}\n`);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number];
  return [code, (await output).join('')] as const;
}

async function post(socketPath: string, path: string, body: object, key = '') {
  const headers = { 'content-type': 'application/json', authorization: `bearer ${key}` };
  const call = request({ socketPath, path, method: 'POST', headers });
  call.end(JSON.stringify(body));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, body: await text(response) };
}

describe('a command beside a running shop with its embedded database', () => {
  const backend = spawn(process.execPath, [...readyPglite, toFilePath('main.ts')], {
    env,
    stdio: 'ignore',
  });
  const ended = once(backend, 'exit');
  before(() => eventually(async () => void (await stat(accessFile))));
  after(async () => {
    backend.kill('SIGTERM');
    await ended;
    await rm(DATA_DIR, { recursive: true });
  });

  it('adds a staff member, who can sign in at once', async () => {
    const email = 'boss@example.com';
    const [code, output] = await run('staff-add', email, 'owner');
    assert.deepEqual([code, /with the role 'owner'/.test(output)], [0, true], output);
    const body = { username: email, password };
    const response = await post(API_SOCKET, '/api/admin/userlogin', body);
    assert.equal(JSON.parse(response.body).role, 'staff');
  });

  it('counts the owners without a second factor', async () => {
    const counts = await callRunningShop(DATA_DIR, '/staff-command', { kind: 'count' });
    assert.deepEqual(JSON.parse(counts ?? ''), { owners: 2, withoutFactor: 2 });
  });

  it('resets a second factor, and reports an error in one line', async () => {
    const [code, output] = await run('staff-reset-factor', 'boss@example.com');
    assert.deepEqual([code, /no second factor any more/.test(output)], [0, true], output);
    assert.deepEqual(await run('staff-reset-factor', 'nobody@example.com'), [
      1,
      "There is no staff member 'nobody@example.com'.\n",
    ]);
  });

  it('needs the key of a private file, on a socket that edge does not reach', async () => {
    assert.equal((await stat(accessFile)).mode & 0o777, 0o600);
    const { socket, key } = JSON.parse(await readFile(accessFile, 'utf8'));
    assert.equal((await stat(socket)).mode & 0o777, 0o600);
    const command = { kind: 'reset-factor', email: 'boss@example.com' };
    for (const path of ['/staff-command', '/api/staff-command'])
      assert.notEqual((await post(API_SOCKET, path, command, key)).statusCode, 200);
    assert.equal((await post(socket, '/staff-command', command, 'wrong')).statusCode, 401);
    assert.equal((await post(socket, '/staff-command', command, key)).statusCode, 200);
  });
});
