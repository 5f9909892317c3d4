export interface BenchRow {
  label: string;
  result: string;
  /** The limit for the result, and whether the result is within it. */
  bound?: { text: string; isMet: boolean };
}

/** Returns the median. For an even count, returns the upper of the two middle values. */
export function median(measures: readonly number[]): number {
  return percentile(measures, 50);
}

/** Returns a percentile, the value below which `percent` per cent of all measures lie. */
export function percentile(measures: readonly number[], percent: number): number {
  const sorted = measures.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
  return sorted[index] ?? Number.NaN;
}

/** Returns the largest ratio of a cost to an earlier cost in the list. */
export function computeGrowth(costs: readonly number[]): number {
  return Math.max(
    ...costs.flatMap((cost, index) => costs.slice(index + 1).map((laterCost) => laterCost / cost)),
  );
}
