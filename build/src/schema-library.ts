import webpack from 'webpack';

/**
 * The validation library of `contract`, and the module of the shell that remotes import instead of
 * it. A page then contains the library only once.
 */
const LIBRARY = 'valibot';
const SHARED_MODULE = 'shared/schema';

/**
 * When `contract` is compiled into a remote for browsers, it imports the shell's copy of the
 * library.
 */
export const createLibraryReplacement = () =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^${LIBRARY}$`), SHARED_MODULE);

export const mapToSharedModule = (request: string): string =>
  request === LIBRARY ? SHARED_MODULE : request;

/** Makes the same replacement in a source text, for the compatibility check. */
export const replaceLibraryImports = (source: string): string =>
  source.replaceAll(`from '${LIBRARY}'`, `from '${SHARED_MODULE}'`);
