import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuildPlugin';

/**
 * What does not compile is said and not served, once something has compiled: the page waits with its state,
 * and the mended build is a change to what it has.
 */
export class LastGoodBuildPlugin {
  apply(compiler: Compiler): void {
    let wasGood = false;
    const isWorse = (compilation: Compilation) => wasGood && compilation.errors.length > 0;
    compiler.hooks.shouldEmit.tap(NAME, (compilation) =>
      isWorse(compilation) ? false : undefined,
    );
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.shouldRecord.tap(NAME, () => (isWorse(compilation) ? false : undefined));
    });
    compiler.hooks.done.tap(NAME, (stats) => {
      wasGood ||= !stats.hasErrors();
    });
  }
}
