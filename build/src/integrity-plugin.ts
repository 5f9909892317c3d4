import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Adds integrity hashes of the page to every chunk and stylesheet that a build loads (Subresource
 * Integrity). The shell's `releasedFile` provides the hash. On a standalone remote's page there is
 * none, and files load unchecked.
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
