import type { ExternalItem } from 'webpack';

/**
 * Leaves the federation runtime out of a room: all of it comes from the page, which has it from the shell
 * (`shell/src/federation/give-runtime.ts`). The library's own `externalRuntime` does so for its core alone.
 */
export const pageRuntime: ExternalItem = ({ request = '' }, done) =>
  BUNDLER_RUNTIME.test(request) ? done(undefined, 'global _FEDERATION_BUNDLER_RUNTIME') : done();

/** What the plugin puts into each container. */
const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/;
