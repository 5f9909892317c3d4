import type { ExternalItem } from 'webpack';

/**
 * Leaves the federation runtime out of a remote, because the shell provides it. The library's
 * option `externalRuntime` leaves out only its core.
 */
export const pageRuntimeExternal: ExternalItem = ({ request = '' }, done) =>
  BUNDLER_RUNTIME.test(request) ? done(undefined, 'global _FEDERATION_BUNDLER_RUNTIME') : done();

const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/;
