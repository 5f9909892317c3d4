import type { Invariant } from '../checks/invariant.ts';
import type { FaultResult } from './report.ts';

/** Returns whether the shop served shoppers too late or never after the fault. */
export const hasMissedAim = ({ backS, aimS }: Pick<FaultResult, 'backS' | 'aimS'>): boolean =>
  backS === null || backS > aimS;

export const describeBack = (backS: number | null): string =>
  backS === null ? 'never back' : `back after ${backS.toFixed(1)} s`;

/** Returns a line for each missed aim. The run fails if there is one. */
export const listMisses = (
  results: readonly FaultResult[],
  invariants: readonly Invariant[],
): string[] => [
  ...results
    .filter(hasMissedAim)
    .map(({ name, backS, aimS }) => `${name}: ${describeBack(backS)}, aim ${aimS} s`),
  ...results
    .filter(({ wholeS }) => wholeS === null)
    .map(({ name }) => `${name}: never whole again`),
  ...invariants.flatMap(({ name, violations }) =>
    violations.map((violation) => `${name}: ${violation}`),
  ),
];
