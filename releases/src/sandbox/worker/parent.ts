import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { ParentFunctions, WorkerFunctions } from '../messages.ts';

export const connectParent = <Parent extends ParentFunctions, Worker extends WorkerFunctions>(
  functions: Worker,
) =>
  createBirpc<Parent, Worker>(functions, {
    post: (message) => process.send?.(message),
    on: (listener) => process.on('message', listener),
    eventNames: ['reportEntry', 'reportFailure', 'logOutput'],
    // Disables the library's time limit, because the parent kills a slow worker.
    timeout: -1,
  });

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
