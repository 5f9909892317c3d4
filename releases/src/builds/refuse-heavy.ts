import type { ReleaseFile } from 'build/release-file';
import { OverBudgetError } from '../errors.ts';

/**
 * Throws an `OverBudgetError` if the first files of a build exceed the budget in its `room.json`.
 */
export function refuseHeavy({ name, weights }: Pick<ReleaseFile, 'name' | 'weights'>): void {
  const over = Object.entries(weights ?? {}).filter(([, { bytes, budget }]) => bytes > budget);
  if (over.length === 0) return;
  const sentences = over.map(
    ([kind, { bytes, budget }]) =>
      `${name} loads ${number(bytes)} bytes of ${kind} at once, ${number(bytes - budget)} above its budget of ${number(budget)}.`,
  );
  throw new OverBudgetError(
    `Nothing was released. ${sentences.join(' ')} Make it smaller, or raise "budgets" in its room.json, where a review sees it.`,
  );
}

const number = (bytes: number) => bytes.toLocaleString('en-GB');
