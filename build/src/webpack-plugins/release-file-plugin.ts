import type { Compiler } from 'webpack';
import type { Contract } from '../contract-check/shell-contract.ts';
import { listAboveBudget, measureWeights } from '../release-file/budgets.ts';
import type { ReleaseFile, SharedVersions } from '../release-file/release-file.ts';
import type { RemoteFile } from '../remote-file/remote-file.ts';

export class ReleaseFilePlugin {
  private readonly description: Omit<ReleaseFile, 'uses' | 'offers' | 'weights'>;
  private readonly budgets: RemoteFile['budgets'];
  private readonly readContract: () => Promise<Contract>;

  constructor(
    { name, owner, routes, menu, links, app, exposes, shows = {}, budgets }: RemoteFile,
    versions: SharedVersions,
    readContract: () => Promise<Contract>,
  ) {
    this.description = {
      name,
      ...(owner && { owner }),
      routes,
      ...(menu && { menu }),
      ...(links && { links }),
      ...(app && { app }),
      exposes: Object.keys(exposes),
      shows: Object.values(shows),
      ...versions,
    };
    this.budgets = budgets;
    this.readContract = readContract;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(LAST_STAGE, async () => {
        const { uses = {}, offers = {} } = await this.readContract();
        const weights = measureWeights(compilation, this.budgets);
        for (const { message } of listAboveBudget(this.description.name, weights))
          compilation.warnings.push(new compiler.webpack.WebpackError(message));
        const releaseFile: ReleaseFile = { ...this.description, uses, offers, weights };
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(releaseFile));
        compilation.emitAsset('release.json', source);
      });
    });
  }
}

/**
 * This stage comes after the plugins that emit `entry.json` and the manifest, because this plugin
 * reads both files.
 */
const LAST_STAGE = { name: 'ReleaseFilePlugin', stage: 5001 };
