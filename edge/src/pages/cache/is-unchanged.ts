import { isAnswered, readDigest } from '../../rendering/worker/read-digest.ts';
import type { Rendering } from '../../rendering/rendering.ts';

/**
 * Resolves to whether all backend responses behind a page are unchanged, or to null if the backend
 * does not respond.
 */
export async function isUnchanged(
  { read }: Pick<Rendering, 'read'>,
  reads: Record<string, string>,
): Promise<boolean | null> {
  const same = await Promise.all(
    Object.entries(reads).map(async ([path, digest]) => {
      const answer = await read(path);
      return isAnswered(answer) ? readDigest(answer) === digest : null;
    }),
  );
  if (same.includes(false)) return false;
  return same.includes(null) ? null : true;
}
