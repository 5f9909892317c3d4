import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Has these packages built in this repository; `npm test` has built all of them before. */
export function built(...packages: string[]): void {
  if (process.env['IS_BUILT'] === 'yes') return;
  const scopes = packages.flatMap((name) => ['--scope', name]);
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/lerna'),
    ['run', 'build', ...scopes],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  assert.equal(status, 0, stdout + stderr);
}
