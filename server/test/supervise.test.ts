import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { getNextDelay } from '../src/process/supervise.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const home = mkdtempSync(join(tmpdir(), 'supervise-test-'));
const started = new Set<ChildProcess>();
after(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(home, { recursive: true });
});

/**
 * Starts a supervisor and its program with this behaviour. Returns the output lines of supervisor
 * and program.
 */
function startSupervisor(MANNER = '', OPEN_LIMIT = '60000', MAX_UNANSWERED = '1000') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/supervisor.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      MANNER,
      OPEN_LIMIT,
      MAX_UNANSWERED,
      STARTS: join(mkdtempSync(join(home, 'run-')), 'starts'),
    },
  });
  started.add(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  /**
   * Resolves to the next line that begins with this text, or to null when all processes have ended.
   */
  const waitForLine = async (beginning: string): Promise<string | null> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) return null;
      if (value.startsWith(beginning)) return value.slice(beginning.length).trim();
    }
  };
  return { child, said: waitForLine, exit: once(child, 'exit') };
}

// Each test has its own processes and mostly waits for their time limits.
describe('a supervised process', { concurrency: 4 }, () => {
  it('reports that it serves, and ends in order with its supervisor', async () => {
    const { child, said, exit } = startSupervisor();
    assert.match((await said('open')) ?? '', /^pid \d+$/);
    child.kill('SIGTERM');
    assert.notEqual(await said('ends in order'), null);
    assert.deepEqual(await exit, [0, null]);
  });

  it('restarts after it was killed, and reports that too', async () => {
    const { child, said, exit } = startSupervisor();
    const first = Number(await said('started'));
    await said('open');
    process.kill(first, 'SIGKILL');
    const { name, signal, pause } = JSON.parse(`{${await said('{')}`);
    assert.deepEqual([name, signal, pause], ['supervisor', 'SIGKILL', 1000]);
    const second = Number(await said('started'));
    assert.notEqual(second, first);
    child.kill('SIGTERM');
    await exit;
  });

  it('waits longer before each restart if it ends soon', async () => {
    const { child, said, exit } = startSupervisor('ends when it serves');
    for (const expected of [1000, 2000]) {
      const { code, pause } = JSON.parse(`{${await said('{')}`);
      assert.deepEqual([code, pause], [3, expected]);
      await said('started');
    }
    child.kill('SIGTERM');
    await exit;
  });

  it('is not restarted if it never served', async () => {
    const { said, exit } = startSupervisor('ends at once');
    assert.notEqual(await said('EndedError'), null);
    assert.deepEqual(await exit, [1, null]);
  });

  it('is killed if it hangs before it serves', async () => {
    const { said, exit } = startSupervisor('hangs', '1000');
    assert.match((await said('{')) ?? '', /"program did not serve in time and is ended"/);
    assert.notEqual(await said('EndedError'), null);
    assert.deepEqual(await exit, [1, null]);
    assert.equal(await said('anything more'), null);
  });

  it('is killed and restarted if it hangs later', async () => {
    const { child, said, exit } = startSupervisor('hangs when it starts again', '10000');
    const first = Number(await said('started'));
    await said('open');
    process.kill(first, 'SIGKILL');
    await said('started');
    await said('started');
    child.kill('SIGTERM');
    await exit;
  });

  it('is killed and restarted when it is frozen', async () => {
    const { child, said, exit } = startSupervisor('', '60000', '20');
    const first = Number(await said('started'));
    await said('open');
    process.kill(first, 'SIGSTOP');
    assert.match((await said('{')) ?? '', /"program does not respond: it is killed and restarted"/);
    assert.notEqual(Number(await said('started')), first);
    child.kill('SIGTERM');
    await exit;
  });

  it('is not killed if its supervisor was frozen, too', async () => {
    const { child, said, exit } = startSupervisor('', '60000', '20');
    const pid = Number(await said('started'));
    await said('open');
    process.kill(pid, 'SIGSTOP');
    child.kill('SIGSTOP');
    // Waits longer than a process may leave pings unanswered.
    await pause(6_000);
    child.kill('SIGCONT');
    process.kill(pid, 'SIGCONT');
    // Waits long enough for a wrong kill. A supervisor that had counted its own freeze would have
    // killed the process by now.
    await pause(6_000);
    process.kill(pid, 0);
    child.kill('SIGTERM');
    assert.notEqual(await said('ends in order'), null);
    await exit;
  });

  it('ends in order when its supervisor is killed', async () => {
    const { child, said } = startSupervisor();
    await said('open');
    child.kill('SIGKILL');
    assert.notEqual(await said('ends in order'), null);
    assert.equal(await said('anything more'), null);
  });

  it('is killed if it ignores the request to end', async () => {
    const { child, said, exit } = startSupervisor();
    const pid = Number(await said('started'));
    await said('open');
    process.kill(pid, 'SIGSTOP');
    child.kill('SIGTERM');
    await exit;
    assert.equal(await said('anything more'), null);
  });
});

describe('the pause before a restart', () => {
  it('doubles from 1 s to 30 s, and starts again after a good minute', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6].reduce<number[]>(
      (all) => [...all, getNextDelay(all.at(-1) ?? 0, 10)],
      [],
    );
    assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    assert.equal(getNextDelay(30_000, 60_000), 1000);
  });
});
