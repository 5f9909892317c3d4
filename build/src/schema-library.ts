import webpack from 'webpack';

/**
 * The validation library of `contract`, and the module of the shell that remotes import instead. A
 * page then contains only one copy of the library.
 */
const LIBRARY = 'valibot';
const SHARED_MODULE = 'shared/schema';

/**
 * Makes `contract` use the shell's copy of the library when it is compiled into a remote for
 * browsers.
 */
export const createLibraryReplacement = () =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^${LIBRARY}$`), SHARED_MODULE);

/** Returns the module that a remote's server build imports instead of `request`. */
export const mapToSharedModule = (request: string): string =>
  request === LIBRARY ? SHARED_MODULE : request;

/** Makes the same replacement in a source, for the compatibility check. */
export const replaceLibraryImports = (source: string): string =>
  source.replaceAll(`from '${LIBRARY}'`, `from '${SHARED_MODULE}'`);
