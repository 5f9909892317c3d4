import { maxLength, object, pipe, safeParse, string } from 'valibot';
import { type ReleaseDifferences, findDifferences } from '../changes/release-differences.ts';
import { RegistryError } from '../errors.ts';
import type { Releases } from '../releases.ts';
import { Refusal } from './refusal.ts';
import { createTaskQueue } from './task-queue.ts';

/**
 * Largest number of running and waiting comparisons. Each comparison parses source maps of some MB.
 */
const MAX_COMPARISONS = 4;

const comparisonSchema = object({
  name: pipe(string(), maxLength(40)),
  from: pipe(string(), maxLength(64)),
  to: pipe(string(), maxLength(64)),
});

/**
 * Returns a function that compares two versions of a package. The returned function throws a
 * `Refusal` for an unreadable request or a missing version.
 */
export function createVersionComparer(releases: Releases) {
  const runInQueue = createTaskQueue(MAX_COMPARISONS, MAX_COMPARISONS);
  return async function compareVersions(question: unknown): Promise<ReleaseDifferences> {
    const { success, output } = safeParse(comparisonSchema, question);
    if (!success) throw new Refusal(400, 'unreadable', 'Name a package and two versions.');
    const { name, from, to } = output;
    try {
      return await runInQueue('comparison', () => findDifferences(releases, name, [from, to]));
    } catch (cause) {
      if (cause instanceof RegistryError) throw new Refusal(404, 'gone', cause.message);
      throw cause;
    }
  };
}
