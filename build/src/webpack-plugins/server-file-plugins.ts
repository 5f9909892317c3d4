import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type { Contract } from '../contract-check/shell-contract.ts';
import { TYPE_BUNDLE_FILE } from '../contract-check/type-bundle.ts';
import {
  MOCK_BACKEND_RELEASED,
  MOCK_BACKEND_SOURCE,
  readMockBackend,
} from '../remote-file/mock-backend-file.ts';

/**
 * Adds the type bundle, the declarations for later type checks, to the server build. Browsers
 * cannot fetch files of the server build.
 */
export class ContractPlugin {
  private readonly readContract: () => Promise<Contract>;

  constructor(readContract: () => Promise<Contract>) {
    this.readContract = readContract;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const pendingContract = this.readContract();
      pendingContract.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise('ContractPlugin', async () => {
        const { typeBundle } = await pendingContract;
        const file = TYPE_BUNDLE_FILE.replace('server/', '');
        compilation.emitAsset(file, new compiler.webpack.sources.RawSource(typeBundle));
      });
    });
  }
}

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
