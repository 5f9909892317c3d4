import type { Compiler } from 'webpack';
import type { Contract } from './contract-of-shell.ts';
import { PACK_FILE } from './pack.ts';

/** Adds the type bundle to the server build, which browsers cannot fetch. */
export class ContractPlugin {
  private readonly read: () => Promise<Contract>;

  constructor(read: () => Promise<Contract>) {
    this.read = read;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const reading = this.read();
      // Prevents an unhandled rejection. The awaiting hook reports the error.
      reading.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise('ContractPlugin', async () => {
        const { pack } = await reading;
        const file = PACK_FILE.replace('server/', '');
        compilation.emitAsset(file, new compiler.webpack.sources.RawSource(pack));
      });
    });
  }
}
