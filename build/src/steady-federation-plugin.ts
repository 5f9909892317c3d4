import type { Compiler } from 'webpack';

/**
 * Gives the module that starts module federation, and a room's entry that names it, ids of their own. webpack would
 * make them of the name of the former's file, in which the library puts a hash of absolute paths: a build in another
 * folder would be of other bytes, and another version.
 */
export class SteadyFederationPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          if (!START.test(identifier)) continue;
          const id = identifier.startsWith('container entry') ? 'container' : 'federation';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

const NAME = 'SteadyFederationPlugin';

const START = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
