import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import transformer from 'react-refresh-typescript';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { LastGoodBuildPlugin } from './last-good-build-plugin.ts';

/**
 * React Refresh: a component that was edited shows the change and keeps its state. Module names begin at
 * the repository: two rooms on one page may each have a `./src/routes.tsx`.
 */
export const refreshPlugins = (repository: string): NonNullable<Configuration['plugins']> => [
  new ReactRefreshPlugin({ overlay: false, library: 'shop' }),
  new LastGoodBuildPlugin(),
  new webpack.ids.NamedModuleIdsPlugin({ context: repository }),
];

/**
 * One runtime for the whole page, injected before React: each build with a runtime of its own would make
 * React forget what the others have replaced. The page's build offers it, those of rooms take it.
 */
export const offerRefreshRuntime = `data:text/javascript,${encodeURIComponent(
  `import * as runtime from ${JSON.stringify(fileURLToPath(import.meta.resolve('react-refresh/runtime')))};
globalThis.reactRefreshRuntime = runtime;`,
)}`;

export const takeRefreshRuntime: ExternalItem = ({ request = '' }, callback) =>
  /[\\/]?react-refresh([\\/]runtime([.]js)?)?$/.test(request)
    ? callback(undefined, 'var globalThis.reactRefreshRuntime')
    : callback();

/** What the compiler adds to components and hooks. The types of the library miss that it is the export itself. */
export const refreshSignatures = transformer as unknown as typeof transformer.default;
