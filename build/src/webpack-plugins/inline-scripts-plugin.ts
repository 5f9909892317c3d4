import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import type { Compiler } from 'webpack';

const TARGET = 'es2022';

export class InlineScriptsPlugin {
  private readonly files: readonly string[];

  constructor(files: readonly string[]) {
    this.files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineScriptsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('InlineScriptsPlugin', () => {
        for (const file of this.files) {
          compilation.fileDependencies.add(file);
          const script = new compiler.webpack.sources.RawSource(compileInlineScript(file));
          compilation.emitAsset(basename(file).replace(/ts$/, 'js'), script, { minimized: true });
        }
      });
    });
  }
}

/**
 * Compiles an inline script. Wraps the script in a function, so that the script has no global
 * variables.
 */
export function compileInlineScript(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { target: TARGET, parser: { syntax: 'typescript' } },
  });
  const script = code.replace(/^export\s*\{\s*\};?\s*$/m, '');
  const options = {
    compress: { passes: 3, unsafe_arrows: true },
    mangle: true,
    ecma: 2022,
  } as const;
  return minifySync(`(()=>{${script}})()`, options).code;
}
