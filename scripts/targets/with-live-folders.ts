import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseTarget } from './release-target.ts';

/** Calls `work` with the folders of the live releases. Deletes downloaded files afterwards. */
export async function withLiveFolders<Answer>(
  options: Parameters<typeof releaseTarget>[0],
  work: (folders: string[], location: string) => Promise<Answer>,
): Promise<Answer> {
  const target = await releaseTarget(options);
  const scratch = await mkdtemp(join(tmpdir(), 'what-is-live-'));
  try {
    return await work(await target.liveFolders(scratch), target.location);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
