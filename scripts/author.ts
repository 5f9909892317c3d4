import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { folderOf } from './packages.mjs';

/** Who gives this command, and from which commit: what the record of a release says. */
export function author(why?: string) {
  const by =
    process.env['RELEASED_BY']?.trim() || git('config', 'user.name') || userInfo().username;
  const head = git('rev-parse', 'HEAD');
  const isChanged = head !== '' && git('status', '--porcelain') !== '';
  const commit = head === '' ? 'unknown' : `${head}${isChanged ? '+changes' : ''}`;
  return { by, commit, why };
}

/** What git answers; '' where it is not, or where this is no repository. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folderOf('.'),
    encoding: 'utf8',
    timeout: 10_000,
  });
  return status === 0 ? stdout.trim() : '';
}
