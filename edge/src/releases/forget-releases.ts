import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes a package's folders that are not to be kept; what was placed within the hour stays. */
export async function forgetReleases(folder: string, kept: string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (kept.includes(name) || (await placedAt(path)) > Date.now() - GRACE_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** How long a folder may be without a place in the registry, in ms: it may be on its way there. */
const GRACE_MS = 3_600_000;

/** Now, for what another process has just removed: nothing is left to forget. */
const placedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
