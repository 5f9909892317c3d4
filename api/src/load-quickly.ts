import { registerHooks } from 'node:module';

/**
 * Resolves relative imports within drizzle-orm directly, which makes the start a third faster. For
 * each of its 160 modules Node would parse the package's `package.json` of 180 KB again. It handles
 * only relative paths to `.js` files, which are ES modules in this package.
 */
registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    const namesItsFile = /^\.\.?\/.*\.js$/.test(specifier);
    if (!namesItsFile || !parent?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  },
});
