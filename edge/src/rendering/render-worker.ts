import { join } from 'node:path';
import { type ReleasedCodeWorker, startWorker } from 'releases/sandbox/start-worker';
import type { RenderFunctions, RenderParentFunctions } from './messages.ts';

export type RenderWorker = ReleasedCodeWorker<RenderFunctions>;

/** Starts a worker that renders pages with the releases in these folders. `memoryMb` limits its heap. */
export const startRenderWorker = (
  options: { folders: string[]; memoryMb: number },
  parent: RenderParentFunctions,
): RenderWorker =>
  startWorker<RenderFunctions, RenderParentFunctions>(
    { program: join(import.meta.dirname, 'worker/main.ts'), ...options },
    parent,
  );
