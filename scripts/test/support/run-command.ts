import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Longest run time of a command with a build of two packages, in ms. It is many times the duration
 * on a busy machine.
 */
export const COMMAND_LIMIT = 900_000;

/** The part of this process's environment that commands in tests get. */
export const commandEnv = {
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  // The copies in which tests build are deleted afterwards.
  BUILD_CACHE: 'off',
};

interface Options {
  /** Working directory. */
  cwd: string;
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv;
  input?: string;
}

/** Runs a command and returns its exit code and output. Throws at the time limit. */
export function runCommand(command: string[], { cwd, env, input = '' }: Options) {
  const [name = '', ...args] = command;
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    cwd,
    encoding: 'utf8',
    input,
    env: { ...commandEnv, ...env },
    timeout: COMMAND_LIMIT,
    killSignal: 'SIGKILL',
  });
  if (error) throw new Error(`'${command.join(' ')}': ${error.message}\n${stdout}${stderr}`);
  return { status, said: stdout + stderr };
}
