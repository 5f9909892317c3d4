import { dirname } from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * Gives modules of module federation ids of their own, where webpack would make them of names with absolute paths: a
 * build in another folder would be of other bytes, and another version. These are the module that starts
 * federation and a room's entry that names it, for the name of the former's file has a hash of paths; and what
 * a build gives to others, whose ids are not in the build but can make another module give way.
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
