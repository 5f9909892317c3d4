import { typeCheckCommand } from '../steps/type-check.mjs';
import type { ProgramRunner } from './program-runner.ts';

const [program, ...options] = typeCheckCommand;

/**
 * Prints type errors while the dev servers run. A type error ends no dev server. Node watches the
 * files, because the watch mode of the native compiler needs half a minute to notice a change.
 */
export function watchTypes({ run }: ProgramRunner, names: string[]): void {
  const folders = [...new Set([...names, 'shared', 'contract'])];
  const watchedPaths = folders.map((folder) => `--watch-path=${folder}/src`);
  run({
    name: 'types',
    command: [program, ...watchedPaths, '--watch-preserve-output', ...options, ...names],
  });
}
