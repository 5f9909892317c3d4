/**
 * A size is refused above this multiple of its budget. A smaller excess only warns, so that a changed
 * word does not block a release.
 */
const MAX_BUDGET_RATIO = 1.05;

/** Compares a size in bytes, or a number of requests, with its budget. */
export function compareWithBudget(size: number, budget: number): 'within' | 'above' | 'refused' {
  if (size <= budget) return 'within';
  return size <= budget * MAX_BUDGET_RATIO ? 'above' : 'refused';
}

/**
 * Describes the scripts and styles of a build that are above their budgets: each with the package's
 * name, both sizes in bytes, and whether a release is refused.
 */
export const listAboveBudget = (
  name: string,
  weights: Record<string, { bytes: number; budget: number }>,
) =>
  Object.entries(weights)
    .map(([kind, { bytes, budget }]) => ({
      state: compareWithBudget(bytes, budget),
      message: `${name} loads ${formatBytes(bytes)} bytes of ${kind} at once, ${formatBytes(bytes - budget)} above its budget of ${formatBytes(budget)}.`,
    }))
    .filter(({ state }) => state !== 'within');

const formatBytes = (bytes: number) => bytes.toLocaleString('en-GB');
