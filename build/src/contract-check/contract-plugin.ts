import type { Compiler } from 'webpack';
import type { Contract } from './shell-contract.ts';
import { TYPE_BUNDLE_FILE } from './type-bundle.ts';

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
