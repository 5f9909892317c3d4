import type { ProgramRunner } from './program-runner.ts';

/** Checks types beside the dev servers. Errors are printed and stop nothing. */
export const watchTypes = ({ run }: ProgramRunner, names: string[]): void =>
  run({ name: 'types', command: ['tsc', '-b', '--watch', '--preserveWatchOutput', ...names] });
