import type { Compiler } from 'webpack';

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
