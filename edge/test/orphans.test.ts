import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, it } from 'node:test';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { createRoutesSource } from './support/rendering-shop.ts';

const LOOPING = 'looping for ever';

it('a looping render worker ends when its storefront is killed', async () => {
  const data = temporaryFolder();
  const looper = createBuild('looper');
  const source = createRoutesSource(`() => { process.title = '${LOOPING}'; for (;;); }`);
  writeFileSync(
    join(looper, 'dist/server/main.cjs'),
    `${source} exports['./routes'].routes = [{ path: '/looper' }];`,
  );
  await publishBuilds(data, [createBuild('shell'), looper]);
  const { edge, origin } = await startStorefront(data);
  const pendingResponse = fetch(`${origin}/looper`).catch(() => null);
  let worker = 0;
  await eventually(() => {
    worker = processNamed(LOOPING) ?? 0;
    assert.ok(worker > 0);
  });
  after(() => isRunning(worker) && process.kill(worker, 'SIGKILL'));
  edge.kill('SIGKILL');
  await pendingResponse;
  await eventually(() => assert.equal(isRunning(worker), false));
});

it('a storefront leaves no process running except its render workers', async () => {
  const data = temporaryFolder();
  await publishBuilds(data, [createBuild('shell'), createBuild('catalog')]);
  const { edge, origin } = await startStorefront(data);
  assert.equal((await fetch(`${origin}/catalog`)).status, 200);
  const children = execFileSync('ps', ['--ppid', String(edge.pid), '-o', 'args='], {
    encoding: 'utf8',
  });
  const started = children.trim().split('\n');
  assert.deepEqual(
    started.filter((args) => !args.includes('--permission')),
    [],
  );
  assert.equal(started.length, 1);
});

/** Starts a storefront in its own process, which the test can kill. */
async function startStorefront(dataDir: string) {
  const edge = spawn(process.execPath, [join(import.meta.dirname, 'support/storefront.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      RENDER_WORKERS: '1',
      RENDER_TIMEOUT_MS: '20000',
    },
  });
  after(() => edge.kill('SIGKILL'));
  const [origin] = await once(createInterface(edge.stdout), 'line');
  return { edge, origin: String(origin) };
}

function processNamed(title: string): number | null {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const matchingLine = lines.find((line) => line.includes(title) && !line.includes('ps -A'));
  return matchingLine ? Number.parseInt(matchingLine, 10) : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // ESRCH means that the process does not exist.
    return false;
  }
}
