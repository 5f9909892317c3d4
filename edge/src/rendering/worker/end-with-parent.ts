import { Worker } from 'node:worker_threads';

/** How often the thread looks for the parent, in ms. */
const EVERY_MS = 1000;

/**
 * Kills this process once the one that started it is gone, also when that was killed and released code
 * loops here: a thread of its own looks for it. Afterwards nobody here can start a thread any more.
 */
export function endWithParent(parent: number): void {
  // As text, since threads that load TypeScript take twice the memory.
  const watch = `setInterval(() => {
    if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS});`;
  new Worker(watch, { eval: true, env: {} }).unref();
  // The package of Node's types does not know it yet.
  (process.permission as unknown as { drop(scope: 'worker'): void }).drop('worker');
}
