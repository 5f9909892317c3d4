import assert from 'node:assert/strict';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readBuild } from 'releases/local-build';
import { ensureBuilt } from '../support/built.ts';
import { runCommand } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../../..');
const packages = ['account-mfe', 'shell'];

describe('a build in another folder', () => {
  // Creates the copy below .cache, because hard links need the same disk as the installed packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/elsewhere-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is the same version, with the same files, bytes and sizes', async () => {
    ensureBuilt(...packages);
    linkAll(root, folder, BUILT);
    const { status, said } = runCommand(
      ['nx', 'run-many', '--target', 'build', '--projects', packages.join()],
      { cwd: folder },
    );
    assert.equal(status, 0, said);
    for (const name of packages) {
      const here = await readBuild(join(root, name));
      const rebuilt = await readBuild(join(folder, name));
      assert.deepEqual(rebuilt.releaseFile.weights, here.releaseFile.weights, name);
      assert.equal(rebuilt.version, here.version, name);
    }
  });
});

/** Links all files except builds, so that the copy finds the installed packages. */
function linkAll(from: string, to: string, excludedNames: string[]): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (excludedNames.includes(entry.name)) continue;
    if (entry.isDirectory())
      linkAll(source, target, entry.name === 'node_modules' ? [] : excludedNames);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

const BUILT = ['.git', '.cache', '.data', '.nx', 'dist'];
