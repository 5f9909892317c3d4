import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkInstalledPackages } from './copy-of-repository.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '../../..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const parseCommit = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

/** Returns the commit in `UPGRADE_FROM`, else the commit before the newest migration. */
export function findOldCommit(): string {
  const newestMigration = git('log', '-1', '--format=%H', '--', 'api/migrations/*.sql');
  const name = process.env['UPGRADE_FROM'] ?? `${newestMigration}^`;
  const commit = parseCommit(name);
  if (commit !== '') return commit;
  throw new Error(
    `This clone does not have ${name}. Run \`git fetch --unshallow\`, or name another commit by UPGRADE_FROM.`,
  );
}

/**
 * Clones a commit into its own folder and builds it. Installs the npm packages only if the lock
 * file differs from the present one, and else links the installed packages.
 */
export function buildOldVersion(commit: string) {
  const parentFolder = mkdtempSync(join(tmpdir(), 'shop-old-'));
  const folder = join(parentFolder, 'shop');
  const remove = () => rmSync(parentFolder, { recursive: true, force: true, maxRetries: 5 });
  const run = (...command: string[]) => {
    const env = { SHOP_CACHE: process.env['SHOP_CACHE'] };
    const { status, said } = runCommand(command, { cwd: folder, env });
    assert.equal(status, 0, said);
  };
  try {
    git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
    run('git', 'checkout', '--quiet', '--detach', commit);
    const [ownLock, oldLock] = [root, folder].map((each) =>
      readFileSync(join(each, 'package-lock.json'), 'utf8'),
    );
    if (ownLock === oldLock) linkInstalledPackages(folder);
    else run('npm', 'install', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund');
    run('node', 'scripts/build.mjs');
  } catch (cause) {
    remove();
    throw cause;
  }
  return {
    folder,
    /** Whether this version can be replaced while it runs (`--take-over`). */
    isReplaceable: readFileSync(join(folder, 'server/package.json'), 'utf8').includes(
      'running-shop',
    ),
    remove,
  };
}
