import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Takes the URL and the integrity of each chunk from `releasedFile`, a global function of the
 * shell's pages. A standalone remote has no such function and loads its files unchecked.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${createIntegrityCode('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${createIntegrityCode('linkTag', 'href')}`,
      );
    });
  }
}

const createIntegrityCode = (element: string, urlProperty: string) => `
var file = self.releasedFile && self.releasedFile(${element}.${urlProperty});
if (file) { ${element}.${urlProperty} = file.url; ${element}.integrity = file.integrity; }`;
