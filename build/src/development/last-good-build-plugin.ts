import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuildPlugin';

/**
 * Serves the last build without errors while a later build has errors. A build with errors would
 * make the page lose its state.
 */
export class LastGoodBuildPlugin {
  apply(compiler: Compiler): void {
    let hasGoodBuild = false;
    const isBroken = (compilation: Compilation) => hasGoodBuild && compilation.errors.length > 0;
    compiler.hooks.shouldEmit.tap(NAME, (compilation) =>
      isBroken(compilation) ? false : undefined,
    );
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.shouldRecord.tap(NAME, () => (isBroken(compilation) ? false : undefined));
    });
    compiler.hooks.done.tap(NAME, (stats) => {
      hasGoodBuild ||= !stats.hasErrors();
    });
  }
}
