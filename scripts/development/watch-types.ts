import type { Programs } from './programs.ts';

/** Types are checked beside the dev servers: what does not fit is said, and stops nothing. */
export const watchTypes = ({ run }: Programs, names: string[]): void =>
  run({ name: 'types', command: ['tsc', '-b', '--watch', '--preserveWatchOutput', ...names] });
