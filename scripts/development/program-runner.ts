import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolveFolder } from '../packages.mjs';
import { createToolEnv } from '../steps/run.mjs';
import { typeCheckCommand } from '../steps/type-check.mjs';

/**
 * Longest wait in ms for the end of a program. It exceeds the 36 s of `serve.ts`, which takes the
 * longest.
 */
const KILL_TIMEOUT_MS = 37_000;

interface Program {
  name: string;
  command: [name: string, ...args: string[]];
  env?: Record<string, string> | undefined;
  onLine?: (line: string) => void;
  onMessage?: (message: Record<string, unknown>) => void;
  onEnd?: () => void;
}

export type ProgramRunner = ReturnType<typeof createProgramRunner>;

export function createProgramRunner() {
  const children = new Set<ChildProcess>();
  let isEnding = false;

  function run({ name, command: [file, ...args], env, onLine, onMessage, onEnd }: Program): void {
    const child = spawn(file, args, {
      cwd: resolveFolder('.'),
      env: createToolEnv(env) as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Puts the program into its own process group. Ctrl+C then sends its signal only to the
      // present process, which ends all programs.
      detached: true,
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (line) => {
          console.log(`${name.padEnd(13)}│ ${line}`);
          onLine?.(line);
        });
    child.on('message', (message) => onMessage?.(message as Record<string, unknown>));
    child.on('error', (cause) => console.error(`${name} could not be started: ${cause.message}`));
    child.once('close', () => {
      children.delete(child);
      if (!isEnding) onEnd?.();
    });
  }

  async function end(): Promise<void> {
    isEnding = true;
    await Promise.all([...children].map(endProgram));
  }

  return { run, end };
}

async function endProgram(child: ChildProcess): Promise<void> {
  const closePromise = once(child, 'close');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), KILL_TIMEOUT_MS);
  child.kill('SIGTERM');
  await closePromise;
  clearTimeout(killTimer);
}

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
