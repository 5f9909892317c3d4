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
