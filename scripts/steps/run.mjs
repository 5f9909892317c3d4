import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('..', import.meta.url).pathname, '../..');

/** This project's own tools, and its own Node, come first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  // Nx in one process: for its daemon and its plugins' workers a command can wait for ever.
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...extra,
});

/** Runs a command with its output shown; resolves with its exit code, 127 where it could not be started. */
export const run = (command, args, { env = {}, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: toolEnv(env),
    });
    child.on('error', (cause) => {
      console.error(`${command} could not be started: ${cause.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Time between two checks whether npm still runs, in ms. */
const PARENT_CHECK = 500;

/** The process id of the parent, read before the installation, which takes minutes. */
const parent = process.ppid;

/**
 * Runs a program with this project's own Node until it ends, passes signals to it, and exits with its code. If npm
 * runs this process, also ends the program after npm has ended, because a killed npm passes on no signal.
 */
export function become(args) {
  const program = spawn(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    // Over the channel it learns that this process is gone, and ends as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnv(),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === parent || program.kill('SIGTERM'), PARENT_CHECK);
  program.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

/** Runs a command that must succeed; otherwise says which one did not and ends the program. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  console.error(`\n'${[command, ...args].join(' ')}' failed (exit ${code}).`);
  process.exit(code);
}
