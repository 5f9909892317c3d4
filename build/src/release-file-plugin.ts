import type { Compiler } from 'webpack';
import type { Contract } from './contract-check/contract-of-shell.ts';
import type { ReleaseFile, Versions } from './release-file.ts';
import type { RoomFile } from './room-file.ts';
import { weigh } from './weights.ts';

/** Adds `release.json`, the description of a build, to the browser build. */
export class ReleaseFilePlugin {
  private readonly about: Omit<ReleaseFile, 'uses' | 'offers' | 'weights'>;
  private readonly budgets: RoomFile['budgets'];
  private readonly readContract: () => Promise<Contract>;

  constructor(
    { name, routes, menu, exposes, shows = {}, budgets }: RoomFile,
    versions: Versions,
    readContract: () => Promise<Contract>,
  ) {
    this.about = {
      name,
      routes,
      ...(menu && { menu }),
      exposes: Object.keys(exposes),
      shows: Object.values(shows),
      ...versions,
    };
    this.budgets = budgets;
    this.readContract = readContract;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(LAST, async () => {
        const { uses = {}, offers = {} } = await this.readContract();
        const weights = weigh(compilation, this.budgets);
        const said: ReleaseFile = { ...this.about, uses, offers, weights };
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(said));
        compilation.emitAsset('release.json', source);
      });
    });
  }
}

/** Runs after the lists of files whose size is measured. */
const LAST = { name: 'ReleaseFilePlugin', stage: 5001 };
