import { createBirpc } from 'birpc';
import type { ParentFunctions, WorkerFunctions } from '../messages.ts';

/** The way to the process that started this one. */
export const connectParent = (functions: WorkerFunctions) =>
  createBirpc<ParentFunctions, WorkerFunctions>(functions, {
    post: (message) => process.send?.(message),
    on: (listener) => process.on('message', listener),
    eventNames: ['entering', 'failed', 'said'],
    // The parent ends a worker that takes too long.
    timeout: -1,
  });
