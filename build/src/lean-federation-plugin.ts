import { join } from 'node:path';
import webpack, { type Compiler, type RuntimeModule } from 'webpack';

/** Leaves out of a build what module federation brings twice, and what this shop never asks of its runtime. */
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

/** webpack's own table of what is shared: the library's, of the same name, takes its place at a later stage. */
const isReplaced = ({ name, stage }: RuntimeModule) =>
  name === 'sharing' && stage === webpack.RuntimeModule.STAGE_NORMAL;

/** What reads manifests, which `disableSnapshot` leaves in, and what fetches rooms ahead by them. */
const NEVER_USED = /(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/;

/**
 * What asks where the runtime runs, and whether somebody debugs it: the latter of local storage, for which the whole page
 * waits while the browser fetches it.
 */
const ENVIRONMENT = /^\.\/env\.js$/;
const FEDERATION = /@module-federation[\\/]sdk[\\/]dist$/;

const LEFT_OUT = join(import.meta.dirname, 'left-out.ts');
