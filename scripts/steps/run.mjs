import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('..', import.meta.url).pathname, '../..');

/** Returns an environment in which the tools and the Node of this project come first. */
export const createToolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  // Runs Nx in one process, because commands can hang on its daemon and plugin workers.
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
  // Keeps an operator's settings in `.env` away from builds and tests.
  NX_LOAD_DOT_ENV_FILES: 'false',
  // TypeScript's native compiler and esbuild, which are written in Go, collect garbage less often.
  // A type check takes a twelfth less processor time then.
  GOGC: '400',
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...extra,
});

/** Runs a command. Resolves to its exit code, or to 127 if the command cannot start. */
export const run = (command, args, { env = {}, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: createToolEnv(env),
    });
    child.on('error', (cause) => {
      console.error(`${command} could not be started: ${cause.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const PARENT_CHECK_MS = 500;

/**
 * Id of the parent process. It is read when this module loads, because the parent may end during
 * the installation.
 */
const parentPid = process.ppid;

/**
 * Runs a Node program, passes SIGINT and SIGTERM on to it, and exits with its exit code. Under npm,
 * ends the program when the parent process has ended, because a killed npm passes on no signal.
 */
export function runProgramAndExit(args) {
  const program = spawn(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    // Opens an ipc channel, whose end tells the program to end if this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: createToolEnv(),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === parentPid || program.kill('SIGTERM'), PARENT_CHECK_MS);
  program.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

export async function runOrExit(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  console.error(`\n'${[command, ...args].join(' ')}' failed (exit ${code}).`);
  process.exit(code);
}
