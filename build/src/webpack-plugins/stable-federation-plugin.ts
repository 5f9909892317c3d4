import { dirname } from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * Sets stable ids for federation modules. webpack's own ids depend on absolute paths, so builds in
 * two folders would differ.
 */
export class StableFederationPlugin {
  apply(compiler: Compiler): void {
    const root = dirname(compiler.context);
    compiler.hooks.compilation.tap(NAME, ({ hooks, chunkGraph }) =>
      hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = createStableId(module, root);
          if (id !== null) chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}

function createStableId(module: Module, root: string): string | null {
  const identifier = module.identifier();
  if (START_MODULE.test(identifier)) {
    return identifier.startsWith('container entry') ? 'container' : 'federation';
  }
  return identifier.startsWith('provide module') ? identifier.replaceAll(root, '') : null;
}

const NAME = 'StableFederationPlugin';

const START_MODULE = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
