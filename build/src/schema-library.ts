import webpack from 'webpack';

/**
 * The validation library of `contract`, and the module of the shell that remotes import instead. A
 * page then contains only one copy of the library.
 */
const LIBRARY = 'valibot';
const FACADE = 'shared/schema';

/**
 * Makes `contract` use the shell's copy of the library when it is compiled into a remote for
 * browsers.
 */
export const facadeOfLibrary = () =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^${LIBRARY}$`), FACADE);

/** Returns the module that a remote's server build imports instead of `request`. */
export const facadeOf = (request: string): string => (request === LIBRARY ? FACADE : request);

/** Makes the same replacement in a source, for the compatibility check. */
export const withFacade = (source: string): string =>
  source.replaceAll(`from '${LIBRARY}'`, `from '${FACADE}'`);
