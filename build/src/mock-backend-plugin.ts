import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import {
  MOCK_BACKEND_RELEASED,
  MOCK_BACKEND_SOURCE,
  readMockBackend,
} from './mock-backend-file.ts';

/**
 * Adds the mock backend to the build, because the smoke check opens a new release's pages with this
 * mock backend.
 */
export class MockBackendPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    const { folder } = this;
    const file = join(folder, MOCK_BACKEND_SOURCE);
    const name = MOCK_BACKEND_RELEASED.replace(/^server\//, '');
    compiler.hooks.thisCompilation.tap('MockBackendPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('MockBackendPlugin', () => {
        if (readMockBackend(folder) === null) return;
        compilation.fileDependencies.add(file);
        compilation.emitAsset(name, new compiler.webpack.sources.RawSource(readFileSync(file)));
      });
    });
  }
}
