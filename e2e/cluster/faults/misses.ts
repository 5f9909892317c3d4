import type { Invariant } from '../checks/invariants.ts';
import type { FaultResult } from './report.ts';

/** Returns a line for each missed aim. The run fails if there is one. */
export const listMisses = (
  results: readonly FaultResult[],
  invariants: readonly Invariant[],
): string[] => [
  ...results
    .filter(({ backS, aimS }) => backS > aimS)
    .map(({ name, backS, aimS }) => `${name}: back after ${backS.toFixed(1)} s, aim ${aimS} s`),
  ...results
    .filter(({ wholeS }) => wholeS === null)
    .map(({ name }) => `${name}: never whole again`),
  ...invariants.flatMap(({ name, violations }) =>
    violations.map((violation) => `${name}: ${violation}`),
  ),
];
