import { join } from 'node:path';
import { root, runOrExit } from './run.mjs';

/**
 * Command of the type check, to which callers append packages or options. It names the native
 * compiler by its path, because `tsc` is also the name of the compiler that webpack and knip use.
 * It uses one thread, because several threads would check shared files several times.
 *
 * @type {[string, string, ...string[]]}
 */
export const typeCheckCommand = [
  'node',
  join(root, 'node_modules/typescript-native/bin/tsc'),
  '-b',
  '--singleThreaded',
];

/** Runs the type check with these packages or options. Ends this process if the check fails. */
export function checkTypesOrExit(args) {
  const [program, ...options] = typeCheckCommand;
  return runOrExit(program, [...options, ...args]);
}
