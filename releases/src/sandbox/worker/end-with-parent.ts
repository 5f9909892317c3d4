import { Worker } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 1000;

/** Kills this process when its parent has ended, even if this process is in an endless loop. */
export function endWithParent(parentId: number): void {
  // Plain JavaScript, because a thread that loads TypeScript needs twice the memory.
  const watchScript = `setInterval(() => {
    if (process.ppid !== ${parentId}) process.kill(process.pid, 'SIGKILL');
  }, ${CHECK_INTERVAL_MS});`;
  new Worker(watchScript, { eval: true, env: {} }).unref();
  (process.permission as unknown as { drop(scope: 'worker'): void }).drop('worker');
}
