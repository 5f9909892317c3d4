import type { Compiler } from 'webpack';
import type { ReleaseFile, Versions } from './release-file.ts';
import type { RoomFile } from './room-file.ts';

/** Puts what a package says about itself into its build, as `release.json`. */
export class ReleaseFilePlugin {
  private readonly content: string;

  constructor({ name, routes, exposes, shows = {} }: RoomFile, versions: Versions) {
    const about: ReleaseFile = {
      name,
      routes,
      exposes: Object.keys(exposes),
      shows: Object.values(shows),
      ...versions,
    };
    this.content = JSON.stringify(about);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ReleaseFilePlugin', () => {
        compilation.emitAsset('release.json', new compiler.webpack.sources.RawSource(this.content));
      });
    });
  }
}
