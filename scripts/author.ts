import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { resolveFolder } from './packages.mjs';

/** Returns the author of a release. Without RELEASED_BY, the author is `defaultName`. */
export function readAuthor(
  why?: string,
  defaultName = runGit('config', 'user.name') || userInfo().username,
) {
  const by = process.env['RELEASED_BY']?.trim() || defaultName;
  const head = runGit('rev-parse', 'HEAD');
  const isChanged = head !== '' && runGit('status', '--porcelain') !== '';
  const commit = head === '' ? 'unknown' : `${head}${isChanged ? '+changes' : ''}`;
  return { by, commit, why };
}

/** Returns the output of a git command, or '' without git or a repository. */
export function runGit(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, {
    cwd: resolveFolder('.'),
    encoding: 'utf8',
    timeout: 10_000,
  });
  return status === 0 ? stdout.trim() : '';
}
