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
  return { by: shortenText(name, MAX_AUTHOR_LENGTH), commit: readCommit(folder), why };
}

/**
 * Returns the checked-out commit, with '+changes' if files differ from it, or 'unknown' without git
 * or a commit. One git process reads both, because each start costs time.
 */
function readCommit(folder: string): string {
  const options = ['--porcelain=v2', '--branch', '--no-ahead-behind'];
  const lines = runGit(folder, 'status', ...options).split('\n');
  const [head] = lines.flatMap((line) => /^# branch\.oid ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
  if (head === undefined) return 'unknown';
  const isChanged = lines.some((line) => !line.startsWith('# '));
  return isChanged ? `${head}+changes` : head;
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
