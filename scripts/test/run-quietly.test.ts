import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { runQuietly } from '../steps/run-quietly.mjs';

const node = (program: string, options?: { silence: number }) =>
  runQuietly('node', ['--eval', program], options);

describe('a part of the test command', () => {
  it('has its exit code and all that it said told', async () => {
    const program = "console.log('One.'); console.error('Two.'); process.exitCode = 3;";
    assert.deepEqual(await node(program), { code: 3, said: 'One.\nTwo.\n' });
  });

  it('is failed where it cannot be started', async () => {
    const { code, said } = await runQuietly('no-such-command', []);
    assert.equal(code, 127);
    assert.match(said, /^no-such-command could not be started: /);
  });

  it('that says nothing for too long is ended with all that it started', async () => {
    const program = `
      const sleeper = require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });
      console.log(sleeper.pid);
      setInterval(() => undefined, 1000);`;
    const { code, said } = await node(program, { silence: 10_000 });
    assert.equal(code, 1);
    const [pid = '', ...why] = said.split('\n');
    assert.match(why.join('\n'), /^\n'node' said nothing for 10 s and was ended\.\n$/);
    while (isRunning(pid)) await setTimeout(50);
  });
});

/** Not for what has ended and only waits for its parent to hear of that. */
const isRunning = (pid: string) =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout);
