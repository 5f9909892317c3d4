import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { STAND_IN_RELEASED, STAND_IN_SOURCE, readStandIn } from './stand-in-file.ts';

/** Puts a room's stand-in into its server build: who looks at a release needs it, wherever it comes from. */
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
