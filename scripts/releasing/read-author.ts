import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { shortenText } from 'contract/values/shorten-text';
import { resolveFolder } from '../packages.mjs';

/** Longest name of an author that the release API accepts, in UTF-16 units. */
const MAX_AUTHOR_LENGTH = 60;

/**
 * Returns the author of a release of the repository in `folder`. The author's name is RELEASED_BY,
 * or else `defaultName`, the user name of git, or the name of the system's user.
 */
export function readAuthor(why?: string, defaultName?: string, folder = resolveFolder('.')) {
  const name =
    process.env['RELEASED_BY']?.trim() ||
    defaultName ||
    runGit(folder, 'config', 'user.name') ||
    userInfo().username;
  const head = runGit(folder, 'rev-parse', 'HEAD');
  const isChanged = head !== '' && runGit(folder, 'status', '--porcelain') !== '';
  const commit = head === '' ? 'unknown' : `${head}${isChanged ? '+changes' : ''}`;
  return { by: shortenText(name, MAX_AUTHOR_LENGTH), commit, why };
}

/** Returns the output of a git command, or '' without git or a repository. */
export function runGit(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 10_000,
  });
  return status === 0 ? stdout.trim() : '';
}
