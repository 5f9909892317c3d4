import { digestResponse, hasResponse } from '../../rendering/worker/digest-response.ts';
import type { Rendering } from '../../rendering/rendering.ts';

/**
 * Resolves to whether the backend still returns the data with which the page was rendered. Resolves
 * to null if the backend does not respond.
 */
export async function isUnchanged(
  { read }: Pick<Rendering, 'read'>,
  reads: Record<string, string>,
): Promise<boolean | null> {
  const results = await Promise.all(
    Object.entries(reads).map(async ([path, digest]) => {
      const response = await read(path);
      return hasResponse(response) ? digestResponse(response) === digest : null;
    }),
  );
  if (results.includes(false)) return false;
  return results.includes(null) ? null : true;
}
