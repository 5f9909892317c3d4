import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds these packages in this repository. Within `npm test`, all packages are already built. */
export function ensureBuilt(...packages: string[]): void {
  if (process.env['IS_BUILT'] === 'yes') return;
  const { status, said } = runCommand(
    ['nx', 'run-many', '--target', 'build', '--projects', packages.join()],
    { cwd: root },
  );
  assert.equal(status, 0, said);
}
