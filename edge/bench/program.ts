import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Program {
  pid: number;
  /** Message that the process sent when it was ready. */
  readyMessage: unknown;
  end(): Promise<void>;
}

const runningProcesses: ChildProcess[] = [];

/** Starts a process. Resolves when the process is ready. */
export async function startProgram(file: string, env: Record<string, string>): Promise<Program> {
  const child = fork(join(root, file), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  runningProcesses.push(child);
  const readyMessage = await Promise.race([
    once(child, 'message').then(([message]) => message as unknown),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it was open.`))),
  ]);
  return { pid: child.pid ?? 0, readyMessage, end: () => endProcess(child) };
}

export async function endAllPrograms(): Promise<void> {
  for (const child of runningProcesses.toReversed()) await endProcess(child);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
