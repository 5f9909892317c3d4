import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { copyRepository } from './support/copy-of-repository.ts';
import { commandEnv, runCommand } from './support/run-command.ts';

const { folder, remove } = copyRepository();
after(remove);

/** A fake npm that only changes the lock file, as npm does after a change of dependencies. */
const NPM = `#!/bin/sh
echo >> package-lock.json
`;

it('the next start installs nothing after npm itself has changed the lock file', () => {
  // Removes the stamp of the last installation, so that the copy writes its own.
  rmSync(join(folder, 'node_modules/.installed-lock'), { force: true });
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  writeFileSync(join(tools, 'npm'), NPM);
  chmodSync(join(tools, 'npm'), 0o755);
  const program = "import('./scripts/steps/install.mjs').then(({ install }) => install())";
  const install = () =>
    runCommand(['node', '-e', program], {
      cwd: folder,
      env: { PATH: `${tools}:${commandEnv.PATH}` },
    });
  assert.deepEqual(install(), {
    status: 0,
    said: 'Installing packages (a few minutes the first time)…\n',
  });
  assert.deepEqual(install(), { status: 0, said: '' });
});
