import { join } from 'node:path';
import webpack, { type Compiler, type RuntimeModule } from 'webpack';

/** Removes duplicate and unused parts of module federation from a build. */
export class LeanFederationPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanFederationPlugin', ({ hooks }) =>
      hooks.runtimeModule.tap('LeanFederationPlugin', (module) => {
        if (isReplaced(module)) module.generate = () => null;
      }),
    );
    new webpack.NormalModuleReplacementPlugin(NEVER_USED, LEFT_OUT).apply(compiler);
    new webpack.NormalModuleReplacementPlugin(ENVIRONMENT, (asked) => {
      if (FEDERATION.test(asked.context)) asked.request = LEFT_OUT;
    }).apply(compiler);
  }
}

/**
 * Matches webpack's own sharing module, which the library's module of the same name replaces at a
 * later stage.
 */
const isReplaced = ({ name, stage }: RuntimeModule) =>
  name === 'sharing' && stage === webpack.RuntimeModule.STAGE_NORMAL;

/**
 * Code that reads manifests, which `disableSnapshot` does not remove, and code that preloads
 * remotes by them.
 */
const NEVER_USED = /(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/;

/**
 * Code that detects the environment and a debug mode. The latter reads local storage, and the page
 * would wait until the browser has loaded it.
 */
const ENVIRONMENT = /^\.\/env\.js$/;
const FEDERATION = /@module-federation[\\/]sdk[\\/]dist$/;

const LEFT_OUT = join(import.meta.dirname, 'left-out.ts');
