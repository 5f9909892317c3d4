import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from 'server/store/null-if-missing';

const GIT_FOLDER = join(import.meta.dirname, '../../../../.git');

const COMMIT = /^[0-9a-f]{40,64}$/;

/**
 * Returns the commit of the sources. Returns null if the sources have no Git folder, as in
 * container images.
 */
export async function readCommit(gitFolder = GIT_FOLDER): Promise<string | null> {
  const head = await readGitFile(gitFolder, 'HEAD');
  if (head === null || COMMIT.test(head)) return head;
  const [, name = ''] = /^ref: (refs\/.+)$/.exec(head) ?? [];
  const commit = await readGitFile(gitFolder, name);
  if (commit !== null && COMMIT.test(commit)) return commit;
  const packedRefs = (await readGitFile(gitFolder, 'packed-refs')) ?? '';
  const line = packedRefs.split('\n').find((entry) => entry.endsWith(` ${name}`));
  return line?.split(' ')[0] ?? null;
}

/**
 * Reads a file of the Git folder. In a linked worktree `.git` is a file, which counts as no Git
 * folder.
 */
async function readGitFile(folder: string, name: string): Promise<string | null> {
  const text = await readFile(join(folder, name), 'utf8').catch((cause: NodeJS.ErrnoException) =>
    cause.code === 'ENOTDIR' || cause.code === 'EISDIR' ? null : nullIfMissing(cause),
  );
  return text?.trim() ?? null;
}
