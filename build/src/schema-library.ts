import webpack from 'webpack';

/**
 * The validation library of `contract`. Remotes use the shell's copy, so that a page contains only
 * one copy.
 */
const LIBRARY = 'valibot';
const SHARED_MODULE = 'shared/schema';

export const createLibraryReplacement = () =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^${LIBRARY}$`), SHARED_MODULE);

export const mapToSharedModule = (request: string): string =>
  request === LIBRARY ? SHARED_MODULE : request;

export const replaceLibraryImports = (source: string): string =>
  source.replaceAll(`from '${LIBRARY}'`, `from '${SHARED_MODULE}'`);
