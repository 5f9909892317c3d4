import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { runUntilSilent } from '../steps/run-targets.mjs';

const folder = mkdtempSync(join(tmpdir(), 'silent-'));
after(() => rmSync(folder, { recursive: true }));

describe('the command that runs the tasks of the test command', () => {
  it('returns its exit code', async () => {
    assert.equal(await runUntilSilent('node', ['--eval', 'process.exitCode = 3;']), 3);
  });

  it('fails if it cannot be started', async () => {
    assert.equal(await runUntilSilent('no-such-command', []), 127);
  });

  it('is killed with all its processes after a long silence', async () => {
    const file = join(folder, 'pid');
    const program = `
      const sleeper = require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });
      require('node:fs').writeFileSync(${JSON.stringify(file)}, String(sleeper.pid));
      setInterval(() => undefined, 1000);`;
    assert.equal(await runUntilSilent('node', ['--eval', program], { maxSilenceMs: 10_000 }), 1);
    const pid = readFileSync(file, 'utf8');
    while (isRunning(pid)) await setTimeout(50);
  });
});

/** Returns whether a process runs. A zombie does not count. */
const isRunning = (pid: string) =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout);
