import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { after, describe, it } from 'node:test';
import { findFreePort } from 'build/free-port';
import { createBuild } from '../../releases/test/support/builds.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { createEmptyDatabase } from './support/empty-database.ts';
import { isLongForm } from './support/long-form.ts';
import { repeatRequests } from './support/repeat-requests.ts';
import { commandEnv } from './support/run-command.ts';

const root = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'npm-start-'));
const dataDir = join(home, 'data');
after(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
await createEmptyDatabase(dataDir);
// Small releases, because the start would publish all packages of this checkout. The browser tests
// start a shop with an empty data folder.
await publishBuilds(dataDir, [
  createBuild('shell'),
  createBuild('catalog'),
  createBuild('content'),
]);

describe('a shop started by `npm start`', () => {
  it('is replaced by `npm run take-over` without an unanswered request', async () => {
    const port = await findFreePort(0);
    const old = await startByNpm(['start'], port);
    const requests = repeatRequests(old.origin, ['/catalog', '/content', '/api/users/getservices']);
    const { npm, exit } = await startByNpm(['run', 'take-over'], port);
    assert.deepEqual(await old.exit, [0, null]);
    assert.deepEqual(runningOf(old.pids), []);
    const { failures, longestGapMs, count, resetCount } = await requests.end();
    console.log(`${count} requests, at most ${longestGapMs} ms without an answer`);
    assert.ok(resetCount <= count / 100, `${resetCount} connections were reset`);
    // A busy machine may refuse some calls with 503.
    assert.deepEqual(
      failures.filter((failure) => !failure.endsWith(' 503')),
      [],
    );
    npm.kill('SIGTERM');
    assert.deepEqual(await exit, [0, null]);
  });

  // Runs only in the long form. Tests of edge and api cover running requests, and the browser tests
  // cover a killed supervisor.
  if (isLongForm) describeLongForm();
});

function describeLongForm(): void {
  it("responds to a running request and ends when npm's own process gets SIGTERM", async () => {
    const { npm, pids, exit, origin } = await startByNpm();
    const { sent, response } = await sendHalfSignIn(origin);
    npm.kill('SIGTERM');
    await waitUntilClosed(origin);
    sent.end(' }');
    const { status, body } = await response;
    assert.deepEqual([status, body], [200, '{"status":false}']);
    assert.deepEqual(await exit, [0, null]);
    assert.deepEqual(runningOf(pids), []);
  });

  it('ends when npm itself is killed', async () => {
    const { npm, pids } = await startByNpm();
    npm.kill('SIGKILL');
    while (runningOf(pids).length > 0) await pause(100);
  });
}

/** Starts the shop by npm. Resolves when it is open. */
async function startByNpm(command = ['start'], port?: number) {
  port ??= await findFreePort(0);
  const npm = spawn('npm', command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...commandEnv,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      // The demo data would be half of the start. The browser tests of the demo shop have them.
      ...(!isLongForm && { DEMO_DATA: 'off' }),
      SHOP_CACHE: process.env['SHOP_CACHE'],
      RENDER_WORKERS: '1',
    },
  });
  let output = '';
  npm.stdout.on('data', (part) => (output += String(part)));
  while (!output.includes('The shop is open')) {
    assert.equal(npm.exitCode, null, output);
    await pause(100);
  }
  const pids = listDescendants(Number(npm.pid));
  assert.ok(pids.length >= 4, String(pids));
  after(() => {
    for (const pid of runningOf([Number(npm.pid), ...pids])) process.kill(pid, 'SIGKILL');
    npm.stdout.destroy();
  });
  return { npm, pids, exit: once(npm, 'exit'), origin: `http://127.0.0.1:${port}` };
}

/**
 * Sends a sign-in without its last bytes. Resolves when the server has begun to handle the request.
 */
async function sendHalfSignIn(origin: string) {
  const start = '{ "username": "nobody@example.com", "password": "wrong password"';
  const sent = request(`${origin}/api/admin/userlogin`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': start.length + 2,
      expect: '100-continue',
    },
  });
  const response = once(sent, 'response').then(async ([message]) => {
    const { statusCode } = message as IncomingMessage;
    return { status: statusCode, body: await text(message as IncomingMessage) };
  });
  // Prevents an unhandled rejection, because the test awaits the response only later.
  response.catch(() => undefined);
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(start);
  return { sent, response };
}

async function waitUntilClosed(origin: string): Promise<void> {
  const isListening = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await isListening()) await pause(100);
}

function listDescendants(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim();
  const all = lines.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const listProcessesBelow = (parent: number): number[] =>
    all.flatMap(([child, of]) =>
      of === parent && child !== undefined ? [child, ...listProcessesBelow(child)] : [],
    );
  return listProcessesBelow(pid);
}

const runningOf = (pids: number[]) =>
  pids.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      // ESRCH means that the process has ended.
      return false;
    }
  });
