import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('..', import.meta.url).pathname, '../..');

/** This project's own tools, and its own Node, come first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NX_DAEMON: 'false',
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...extra,
});

/** Runs a command with its output shown; resolves with its exit code. */
export const run = async (command, args, options) => (await start(command, args, options)).code;

/** Runs a command and keeps what it says; resolves with its exit code and that. */
export const runQuietly = (command, args, options) => start(command, args, options, 'pipe');

function start(command, args, { env = {}, cwd = root } = {}, output = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: toolEnv(env),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => (said += String(part)));
    child.on('error', (cause) => {
      console.error(`${command} could not be started: ${cause.message}`);
      resolve({ code: 127, said });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Becomes a program of this project's own Node: signals are passed to it, and its end is this one's. */
export function become(args) {
  const program = spawn(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    // Over the channel it learns that this process is gone, and ends as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnv(),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal));
  program.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

/** Runs a command that must succeed; otherwise says which one did not and ends the program. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  console.error(`\n'${[command, ...args].join(' ')}' failed (exit ${code}).`);
  process.exit(code);
}
