import { createBirpc } from 'birpc';
import type { ParentFunctions, WorkerFunctions } from '../messages.ts';

/** Connects this worker to its parent process. */
export const connectParent = (functions: WorkerFunctions) =>
  createBirpc<ParentFunctions, WorkerFunctions>(functions, {
    post: (message) => process.send?.(message),
    on: (listener) => process.on('message', listener),
    eventNames: ['entering', 'failed', 'said'],
    // No time limit, because the parent kills slow workers.
    timeout: -1,
  });
