import { join } from 'node:path';
import webpack, { type Compiler, type RuntimeModule } from 'webpack';

export class LeanFederationPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanFederationPlugin', ({ hooks }) =>
      hooks.runtimeModule.tap('LeanFederationPlugin', (module) => {
        if (isReplaced(module)) module.generate = () => null;
      }),
    );
    new webpack.NormalModuleReplacementPlugin(UNUSED_MODULES, REPLACEMENT_FILE).apply(compiler);
    new webpack.NormalModuleReplacementPlugin(ENVIRONMENT_REQUEST, (resource) => {
      if (FEDERATION_FOLDER.test(resource.context)) resource.request = REPLACEMENT_FILE;
    }).apply(compiler);
  }
}

/**
 * Detects webpack's own sharing module. The federation library adds its own of the same name at a
 * later stage.
 */
const isReplaced = ({ name, stage }: RuntimeModule) =>
  name === 'sharing' && stage === webpack.RuntimeModule.STAGE_NORMAL;

/** The option `disableSnapshot` does not remove these modules. */
const UNUSED_MODULES = /(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/;

/** Detects a debug mode by local storage, which would delay the page. */
const ENVIRONMENT_REQUEST = /^\.\/env\.js$/;
const FEDERATION_FOLDER = /@module-federation[\\/]sdk[\\/]dist$/;

const REPLACEMENT_FILE = join(import.meta.dirname, 'unused-federation-modules.ts');
