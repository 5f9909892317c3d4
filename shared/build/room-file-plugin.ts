import type { Compiler } from 'webpack';
import type { RoomFile } from './room.ts';

/** Puts what a room says about itself into its release, where the registry reads it. */
export class RoomFilePlugin {
  private readonly room: RoomFile;

  constructor(room: RoomFile) {
    this.room = room;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RoomFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('RoomFilePlugin', () => {
        compilation.emitAsset(
          'room.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(this.room)),
        );
      });
    });
  }
}
