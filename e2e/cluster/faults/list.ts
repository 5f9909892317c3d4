import type { Fault } from './fault.ts';
import { machineFaults } from './machine-faults.ts';
import { processFaults } from './process-faults.ts';
import { rollingChanges } from './rolling-change.ts';

export const faults: readonly Fault[] = [...processFaults, ...machineFaults, ...rollingChanges];

const shortNames = [
  ...['kill api-app1', 'freeze edge-app2', 'kill haproxy', 'kill postgres-primary'],
  ...['kill primary-machine 1', 'cut off primary', 'change servers 1'],
];

/** The few faults that `--short` tests. */
export const shortForm = faults.filter(({ name }) => shortNames.includes(name));
