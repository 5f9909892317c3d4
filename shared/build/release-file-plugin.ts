import type { Compiler } from 'webpack';
import type { RoomFile } from './room-file.ts';

interface Versions {
  /** Ranges of what the package takes from the shell, by name. */
  needs: Record<string, string>;
  /** Versions of what it gives, by name. */
  gives: Record<string, string>;
}

/** Puts what a package says about itself into its build, as `release.json`, where `edge` reads it. */
export class ReleaseFilePlugin {
  private readonly content: string;

  constructor({ name, routes, exposes, shows = {} }: RoomFile, versions: Versions) {
    this.content = JSON.stringify({
      name,
      routes,
      exposes: Object.keys(exposes),
      shows: Object.values(shows),
      ...versions,
    });
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ReleaseFilePlugin', () => {
        compilation.emitAsset('release.json', new compiler.webpack.sources.RawSource(this.content));
      });
    });
  }
}
