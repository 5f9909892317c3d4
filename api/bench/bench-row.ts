/** One line of the benchmark's table. */
export interface BenchRow {
  what: string;
  measured: string;
  /** The bound that the measure is held to, and whether it holds; absent where there is none. */
  bound?: { text: string; holds: boolean };
}

/** The middle of the measures; of an even number the upper of the two. */
export function median(measures: readonly number[]): number {
  return percentile(measures, 50);
}

/** The measure below which `share` per cent of all lie. */
export function percentile(measures: readonly number[], share: number): number {
  const sorted = measures.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100));
  return sorted[at] ?? Number.NaN;
}

/** The worst ratio of a later cost to an earlier one. */
export function growth(costs: readonly number[]): number {
  return Math.max(...costs.flatMap((cost, at) => costs.slice(at + 1).map((later) => later / cost)));
}
