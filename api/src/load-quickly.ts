import { registerHooks, type ResolveFnOutput } from 'node:module';

/** By name. All files of the backend find the same packages. */
const resolvedPackages = new Map<string, ResolveFnOutput>();
const ownFiles = new URL('.', import.meta.url).href;

/**
 * Makes the start a third faster. Node would parse drizzle-orm's `package.json` of 180 KB again for
 * each of its 160 modules, and for each of 190 imports of it. Relative paths to `.js` files within
 * it are ES modules, and each package is resolved once.
 */
registerHooks({
  resolve(specifier, importContext, nextResolve) {
    const parent = importContext.parentURL;
    const isRelativeFile = /^\.\.?\/.*\.js$/.test(specifier);
    if (isRelativeFile && parent?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
    const isPackage = /^[a-z@]/.test(specifier) && !specifier.includes(':');
    if (!isPackage || !parent?.startsWith(ownFiles)) return nextResolve(specifier, importContext);
    const resolved = resolvedPackages.get(specifier) ?? nextResolve(specifier, importContext);
    resolvedPackages.set(specifier, resolved);
    return { ...resolved, shortCircuit: true };
  },
});
