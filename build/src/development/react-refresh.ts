import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import transformer from 'react-refresh-typescript';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { LastGoodBuildPlugin } from './dev-plugins.ts';

/**
 * Returns the plugin for React Refresh. Module names begin at the repository, because two remotes
 * on a page may both have `./src/routes.tsx`.
 */
export const createRefreshPlugins = (repository: string): NonNullable<Configuration['plugins']> => [
  new ReactRefreshPlugin({ overlay: false, library: 'shop' }),
  new LastGoodBuildPlugin(),
  new webpack.ids.NamedModuleIdsPlugin({ context: repository }),
];

/**
 * Module with the React Refresh runtime that all builds of a page share. A second runtime would not
 * know the components that the first one has replaced.
 */
export const refreshRuntimeModule = `data:text/javascript,${encodeURIComponent(
  `import * as runtime from ${JSON.stringify(fileURLToPath(import.meta.resolve('react-refresh/runtime')))};
globalThis.reactRefreshRuntime = runtime;`,
)}`;

export const refreshRuntimeExternal: ExternalItem = ({ request = '' }, callback) =>
  /[\\/]?react-refresh([\\/]runtime([.]js)?)?$/.test(request)
    ? callback(undefined, 'var globalThis.reactRefreshRuntime')
    : callback();

/** The cast is needed, because the library's types describe the default export wrongly. */
export const refreshSignatures = transformer as unknown as typeof transformer.default;
