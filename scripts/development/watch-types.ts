import type { Programs } from './programs.ts';

/** Checks types beside the dev servers. Errors are printed and stop nothing. */
export const watchTypes = ({ run }: Programs, names: string[]): void =>
  run({ name: 'types', command: ['tsc', '-b', '--watch', '--preserveWatchOutput', ...names] });
