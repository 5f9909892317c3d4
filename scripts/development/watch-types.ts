import type { ProgramRunner } from './program-runner.ts';

/** Prints type errors beside the dev servers and stops nothing. */
export const watchTypes = ({ run }: ProgramRunner, names: string[]): void =>
  run({ name: 'types', command: ['tsc', '-b', '--watch', '--preserveWatchOutput', ...names] });
