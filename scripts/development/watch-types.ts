import type { ProgramRunner } from './program-runner.ts';

/** Prints type errors while the dev servers run. A type error stops nothing. */
export const watchTypes = ({ run }: ProgramRunner, names: string[]): void =>
  run({ name: 'types', command: ['tsc', '-b', '--watch', '--preserveWatchOutput', ...names] });
