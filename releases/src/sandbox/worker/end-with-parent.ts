import { Worker } from 'node:worker_threads';

/** Interval of the parent check, in ms. */
const EVERY_MS = 1000;

/**
 * Kills this process when its parent is gone, even if released code loops. A separate thread checks
 * for the parent. Afterwards this process can start no more threads.
 */
export function endWithParent(parent: number): void {
  // Plain JavaScript, because a thread that loads TypeScript takes twice the memory.
  const watch = `setInterval(() => {
    if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS});`;
  new Worker(watch, { eval: true, env: {} }).unref();
  // Node's types lack this method.
  (process.permission as unknown as { drop(scope: 'worker'): void }).drop('worker');
}
