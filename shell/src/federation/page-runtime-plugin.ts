import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import federation, { type Federation } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { cacheVersionChecks } from './cache-version-checks';

declare global {
  /**
   * Builds of remotes read the federation runtime from this global variable
   * (`build/src/modules/shared-modules.ts`).
   */
  var _FEDERATION_BUNDLER_RUNTIME: Federation | undefined;
}

type Runtime = NonNullable<Federation['bundlerRuntime']>;

/** Provides the federation runtime to remotes, because their builds contain none. */
export default function provideRuntime(): ModuleFederationRuntimePlugin {
  const versionCheckCache = cacheVersionChecks();
  const init: Runtime['init'] = ({ webpackRequire }) => {
    const { initOptions } = webpackRequire.federation;
    if (!initOptions) throw new Error('A remote has no federation options. Rebuild it.');
    return createInstance({
      ...initOptions,
      plugins: [...(initOptions.plugins ?? []), versionCheckCache],
    });
  };
  globalThis._FEDERATION_BUNDLER_RUNTIME = {
    ...federation,
    bundlerRuntime: { ...(federation.bundlerRuntime as Runtime), initContainerEntry, init },
  };
  return { name: 'page-runtime-plugin' };
}
