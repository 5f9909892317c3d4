import type { FulfilmentProgress } from './load-progress.ts';

/**
 * Returns the progress of each fulfilment group of an order, such as its goods or its move. Returns
 * {} for orders without progress, such as cancelled orders.
 */
export function toApiProgress(progress: readonly FulfilmentProgress[]) {
  if (progress.length === 0) return {};
  return {
    progress: progress.map(({ steps: allSteps, ...groupProgress }) => ({
      ...groupProgress,
      steps: allSteps.map(({ at, ...step }) => ({ ...step, ...(at && { at: at.toISOString() }) })),
    })),
  };
}
