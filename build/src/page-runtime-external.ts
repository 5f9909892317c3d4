import type { ExternalItem } from 'webpack';

/**
 * Replaces the federation runtime in a remote by the shell's. The library's option
 * `externalRuntime` would replace only the core of the runtime.
 */
export const pageRuntimeExternal: ExternalItem = ({ request = '' }, done) =>
  BUNDLER_RUNTIME.test(request) ? done(undefined, 'global _FEDERATION_BUNDLER_RUNTIME') : done();

const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/;
