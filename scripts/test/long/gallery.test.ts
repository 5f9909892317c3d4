import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { it } from 'node:test';
import { findFreePort } from 'build/free-port';
import { commandEnv } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../../..');

it('`npm run gallery` serves at the given port, and ends with npm', async () => {
  const port = await findFreePort(0);
  const npm = spawn('npm', ['run', 'gallery', '--', '--port', String(port)], {
    cwd: root,
    env: commandEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'close');
  for await (const part of npm.stdout) if (String(part).includes('compiled')) break;
  assert.equal(npm.exitCode, null, 'the command goes on');
  assert.equal((await fetch(`http://localhost:${port}/`)).status, 200);
  npm.kill('SIGTERM');
  await ended;
  await assert.rejects(fetch(`http://localhost:${port}/`));
});
