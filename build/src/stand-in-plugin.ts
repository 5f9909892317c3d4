import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { STAND_IN_RELEASED, STAND_IN_SOURCE, readStandIn } from './stand-in-file.ts';

/**
 * Adds a remote's mock backend to its server build, because the smoke check of any release needs
 * it.
 */
export class StandInPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    const { folder } = this;
    const file = join(folder, STAND_IN_SOURCE);
    const name = STAND_IN_RELEASED.replace(/^server\//, '');
    compiler.hooks.thisCompilation.tap('StandInPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('StandInPlugin', () => {
        if (readStandIn(folder) === null) return;
        compilation.fileDependencies.add(file);
        compilation.emitAsset(name, new compiler.webpack.sources.RawSource(readFileSync(file)));
      });
    });
  }
}
