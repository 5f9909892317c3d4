import { hasFailed, type Kind, type Try } from '../shoppers/record.ts';

export interface Measurement {
  tries: number;
  failures: number;
  /** Number of failed tries for each kind of request. */
  failuresByKind: Record<Kind, number>;
  /**
   * Seconds from `countedFrom` to the first success after the last failure. 0 if no try failed, and
   * null without a success after the last failure.
   */
  backS: number | null;
  slowestS: number;
}

/** Measures the tries that ended after `begin`. `backS` counts from `countedFrom`. */
export function measure(allTries: readonly Try[], begin: number, countedFrom: number): Measurement {
  const tries = allTries.filter(({ end }) => end >= begin);
  const failures = tries.filter(hasFailed);
  const count = (kind: Kind) => failures.filter((each) => each.kind === kind).length;
  return {
    tries: tries.length,
    failures: failures.length,
    failuresByKind: { page: count('page'), read: count('read'), order: count('order') },
    backS: measureBack(tries, countedFrom),
    slowestS: Math.max(0, ...tries.map(({ start, end }) => end - start)) / 1_000,
  };
}

function measureBack(tries: readonly Try[], countedFrom: number): number | null {
  const failures = tries.filter(hasFailed);
  if (failures.length === 0) return 0;
  const lastFailure = Math.max(...failures.map(({ end }) => end));
  const nextSuccesses = tries.filter((each) => !hasFailed(each) && each.end > lastFailure);
  if (nextSuccesses.length === 0) return null;
  const back = Math.min(...nextSuccesses.map(({ end }) => end));
  return Math.max(0, (back - countedFrom) / 1_000);
}
