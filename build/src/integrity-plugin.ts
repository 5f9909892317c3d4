import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Has the browser compare every chunk and stylesheet that a build loads with the hash that the page has
 * for it (Subresource Integrity). The shell says how by `releasedFile`; where there is none, as on the
 * page of a room alone, they are loaded unchecked.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${verified('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${verified('linkTag', 'href')}`,
      );
    });
  }
}

const verified = (element: string, address: string) => `
var file = self.releasedFile && self.releasedFile(${element}.${address});
if (file) { ${element}.${address} = file.url; ${element}.integrity = file.integrity; }`;
