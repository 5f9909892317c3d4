import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuildPlugin';

/**
 * Keeps the last good build while a later one has errors. The page keeps its state, and the
 * corrected build arrives as a hot update.
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
