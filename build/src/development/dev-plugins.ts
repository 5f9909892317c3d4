import type { Compiler, Compilation } from 'webpack';

const createEmptyPage = (scripts: readonly string[]) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Loading</title>
${scripts.map((file) => `<script src="/${file}" defer></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;

export class DevPagePlugin {
  private readonly scripts: readonly string[];

  constructor(scripts: readonly string[] = ['main.js']) {
    this.scripts = scripts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DevPagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevPagePlugin', () => {
        compilation.emitAsset(
          'index.html',
          new compiler.webpack.sources.RawSource(createEmptyPage(this.scripts)),
        );
      });
    });
  }
}

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
