import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseTarget } from './release-target.ts';

/** Calls `work` with the folders of the live releases, and then deletes downloaded files. */
export async function withLiveFolders<Result>(
  options: Parameters<typeof openReleaseTarget>[0],
  work: (folders: string[], location: string) => Promise<Result>,
): Promise<Result> {
  const target = await openReleaseTarget(options);
  const scratch = await mkdtemp(join(tmpdir(), 'what-is-live-'));
  try {
    return await work(await target.liveFolders(scratch), target.location);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
