/** One row of the benchmark's table. */
export interface BenchRow {
  what: string;
  measured: string;
  /** The limit for the result, and whether the result is within it. */
  bound?: { text: string; holds: boolean };
}

/** Returns the median. For an even count, it is the upper of the two middle values. */
export function median(measures: readonly number[]): number {
  return percentile(measures, 50);
}

/** Returns the value below which `percent` per cent of all measures lie. */
export function percentile(measures: readonly number[], share: number): number {
  const sorted = measures.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100));
  return sorted[at] ?? Number.NaN;
}

/** Returns the highest ratio of any cost to an earlier one. */
export function growth(costs: readonly number[]): number {
  return Math.max(...costs.flatMap((cost, at) => costs.slice(at + 1).map((later) => later / cost)));
}
