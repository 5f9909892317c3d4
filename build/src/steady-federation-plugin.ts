import { dirname } from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * Sets stable ids for modules of module federation. webpack would derive them from absolute paths,
 * so that another folder gives other bytes and another version. This affects the start module, a
 * remote's entry that names it, and provided modules. Their ids can change those of others.
 */
export class SteadyFederationPlugin {
  apply(compiler: Compiler): void {
    const root = dirname(compiler.context);
    compiler.hooks.compilation.tap(NAME, ({ hooks, chunkGraph }) =>
      hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = steadyId(module, root);
          if (id !== null) chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}

function steadyId(module: Module, root: string): string | null {
  const identifier = module.identifier();
  if (START.test(identifier)) {
    return identifier.startsWith('container entry') ? 'container' : 'federation';
  }
  return identifier.startsWith('provide module') ? identifier.replaceAll(root, '') : null;
}

const NAME = 'SteadyFederationPlugin';

const START = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
