import { registerHooks } from 'node:module';

/**
 * Resolves relative imports within drizzle-orm directly, which makes the start a third faster. For
 * each of its 160 modules Node would parse the package's `package.json` of 180 KB again. It handles
 * only relative paths to `.js` files, which are ES modules in this package.
 */
registerHooks({
  resolve(specifier, importContext, nextResolve) {
    const parent = importContext.parentURL;
    const isRelativeFile = /^\.\.?\/.*\.js$/.test(specifier);
    if (!isRelativeFile || !parent?.includes('/node_modules/drizzle-orm/'))
      return nextResolve(specifier, importContext);
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  },
});
