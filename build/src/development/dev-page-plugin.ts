import type { Compiler } from 'webpack';

const EMPTY_PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Loading</title>
<script src="/main.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>
`;

export class DevPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DevPagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevPagePlugin', () => {
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(EMPTY_PAGE));
      });
    });
  }
}
