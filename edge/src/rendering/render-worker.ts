import { join } from 'node:path';
import { ReleasedCodeWorker } from 'releases/sandbox/released-code-worker';
import type { RenderFunctions, RenderParentFunctions } from './messages.ts';

export class RenderWorker extends ReleasedCodeWorker<RenderFunctions, RenderParentFunctions> {
  constructor(options: { folders: string[]; memoryMb: number }, parent: RenderParentFunctions) {
    super({ program: join(import.meta.dirname, 'worker/main.ts'), ...options }, parent);
  }
}
