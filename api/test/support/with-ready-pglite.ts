import { registerHooks } from 'node:module';

const readyFile = new URL('ready-pglite.ts', import.meta.url).href;

/**
 * Makes the embedded databases of this process start quickly. The test of `npm start` and the
 * browser tests start as in production.
 */
registerHooks({
  resolve: (specifier, importContext, nextResolve) =>
    nextResolve(specifier === './stoppable-pglite.ts' ? readyFile : specifier, importContext),
});
