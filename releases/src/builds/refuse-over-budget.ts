import type { ReleaseFile } from 'build/release-file';
import { OverBudgetError } from '../errors.ts';

export function refuseOverBudget({ name, weights }: Pick<ReleaseFile, 'name' | 'weights'>): void {
  const overBudget = Object.entries(weights ?? {}).filter(
    ([, { bytes, budget }]) => bytes > budget,
  );
  if (overBudget.length === 0) return;
  const messages = overBudget.map(
    ([kind, { bytes, budget }]) =>
      `${name} loads ${formatBytes(bytes)} bytes of ${kind} at once, ${formatBytes(bytes - budget)} above its budget of ${formatBytes(budget)}.`,
  );
  throw new OverBudgetError(
    `Nothing was released. ${messages.join(' ')} Make it smaller, or raise "budgets" in its remote.json, where a review sees it.`,
  );
}

const formatBytes = (bytes: number) => bytes.toLocaleString('en-GB');
