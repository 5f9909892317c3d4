import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Milliseconds for a command to end, a build of two packages among them: many times what a busy machine needs. */
export const COMMAND_LIMIT = 900_000;

/** What a command in a test is given of this process's own settings. */
export const commandEnv = {
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
};

interface Options {
  /** The folder that it runs in. */
  cwd: string;
  /** Settings beside those that every command is given. */
  env?: NodeJS.ProcessEnv;
  input?: string;
}

/** Runs a command; answers its exit code and what it said. Throws when it does not end in time. */
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
