import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('..', import.meta.url).pathname, '../..');

/** This project's own tools, and its own Node, come first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NX_DAEMON: 'false',
  ...extra,
});

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: toolEnv(env),
    });
    child.on('error', (cause) => {
      console.error(`${command} could not be started: ${cause.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command that must succeed; otherwise says which one did not and ends the program. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  console.error(`\n'${[command, ...args].join(' ')}' failed (exit ${code}).`);
  process.exit(code);
}
