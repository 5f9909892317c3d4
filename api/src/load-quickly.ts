import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Resolved packages by name. All files of the backend resolve a name to the same package. */
const resolvedPackages = new Map<string, ResolveFnOutput>();
const ownFiles = new URL('.', import.meta.url).href;

/**
 * Makes the start a third faster by resolving each package once. Also resolves relative imports
 * within drizzle-orm, which are all ES modules. Without this hook, Node would parse the large
 * `package.json` of drizzle-orm about 350 times, once for each module and import.
 */
registerHooks({
  resolve(specifier, importContext, nextResolve) {
    const parent = importContext.parentURL;
    const isRelativeFile = /^\.\.?\/.*\.js$/.test(specifier);
    if (isRelativeFile && parent?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
    const isPackage = /^[a-z@]/.test(specifier) && !specifier.includes(':');
    if (!isPackage || !parent?.startsWith(ownFiles)) return nextResolve(specifier, importContext);
    const resolvedPackage =
      resolvedPackages.get(specifier) ?? nextResolve(specifier, importContext);
    resolvedPackages.set(specifier, resolvedPackage);
    return { ...resolvedPackage, shortCircuit: true };
  },
});
