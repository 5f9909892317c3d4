import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Time limit of a command in ms. It is many times the duration of a build of two packages on a busy
 * machine.
 */
export const COMMAND_LIMIT = 900_000;

/**
 * Variables by which Node and npm reach a package registry behind a proxy or a private certificate
 * authority, in upper or lower case.
 */
const networkVariables =
  /^(node_extra_ca_certs|node_use_env_proxy|ssl_cert_(file|dir)|(https?_|no_)proxy|npm_config_(cache|cafile|registry|userconfig|proxy|https_proxy|noproxy))$/i;

/** Returns the variables of `env` that an installation of packages needs on this machine. */
export const pickNetworkEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => networkVariables.test(name)));

/**
 * Environment of commands in tests. Of the present process's variables, it contains only PATH,
 * HOME, TMPDIR and those that an installation needs.
 */
export const commandEnv = {
  ...pickNetworkEnv(process.env),
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  // Shares Node's compile cache, so that each source file is compiled once and not in each process.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  // Disables webpack's cache, because tests delete the copies of the repository that they build.
  BUILD_CACHE: 'off',
};

interface Options {
  /** Working directory. */
  cwd: string;
  /** Additional environment variables. */
  env?: NodeJS.ProcessEnv;
}

/** Runs a command. Returns its exit code and output. Throws at the time limit. */
export function runCommand(command: string[], { cwd, env }: Options) {
  const [name = '', ...args] = command;
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    cwd,
    encoding: 'utf8',
    input: '',
    env: { ...commandEnv, ...env },
    timeout: COMMAND_LIMIT,
    killSignal: 'SIGKILL',
  });
  if (error) throw new Error(`'${command.join(' ')}': ${error.message}\n${stdout}${stderr}`);
  return { status, said: stdout + stderr };
}
