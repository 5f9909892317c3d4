import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { runQuietly } from '../steps/run-quietly.mjs';

const node = (program: string, options?: { maxSilenceMs: number }) =>
  runQuietly('node', ['--eval', program], options);

describe('a part of the test command', () => {
  it('returns its exit code and output', async () => {
    const program = "console.log('One.'); console.error('Two.'); process.exitCode = 3;";
    assert.deepEqual(await node(program), { code: 3, output: 'One.\nTwo.\n' });
  });

  it('fails if it cannot be started', async () => {
    const { code, output } = await runQuietly('no-such-command', []);
    assert.equal(code, 127);
    assert.match(output, /^no-such-command could not be started: /);
  });

  it('is killed with all its processes after a long silence', async () => {
    const program = `
      const sleeper = require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });
      console.log(sleeper.pid);
      setInterval(() => undefined, 1000);`;
    const { code, output } = await node(program, { maxSilenceMs: 10_000 });
    assert.equal(code, 1);
    const [pid = '', ...why] = output.split('\n');
    assert.match(why.join('\n'), /^\n'node' printed nothing for 10 s and was ended\.\n$/);
    while (isRunning(pid)) await setTimeout(50);
  });
});

/** Returns whether a process runs. A zombie does not count. */
const isRunning = (pid: string) =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout);
