import { isAnswered, readDigest } from '../../rendering/worker/read-digest.ts';
import type { Rendering } from '../../rendering/rendering.ts';

/**
 * Repeats the backend reads of a page. Resolves to whether all responses are unchanged, or to null
 * if the backend does not respond.
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
