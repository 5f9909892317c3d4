import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { refreshSignatures } from '../development/react-refresh.ts';

/** Transpiles without a type check. `npm run typecheck` checks the types of all packages. */
export const createScriptRule = (isServing: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(import.meta.dirname, '../../tsconfig.pages.json'),
    getCustomTransformers: () => ({ before: isServing ? [refreshSignatures()] : [] }),
  },
});

/**
 * Compiles stylesheets. Class names of `*.module.css` contain the build's name, so that remotes do
 * not collide. Only development builds add the class names of the source, because longer class
 * names make pages larger.
 */
export const createCssRule = (name: string, isServing: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [isServing ? 'style-loader' : MiniCssExtractPlugin.loader, createCssLoader(name)],
});

/**
 * Compiles stylesheets to class names only, because the server needs no styles. With `folder`, the
 * class names are the same as in a build of that folder.
 */
export const createClassNamesRule = (name: string, folder?: string): RuleSetRule => ({
  test: /\.css$/,
  use: [createCssLoader(name, true, folder)],
});

export const assetRule: RuleSetRule = {
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
};

const isDevelopment = () => process.env['WEBPACK_SERVE'] === 'true';

const createCssLoader = (name: string, hasNamesOnly = false, folder?: string) => ({
  loader: 'css-loader',
  options: {
    // css-loader would write the map of a library's stylesheet into the server build.
    ...(hasNamesOnly && { sourceMap: false }),
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: hasNamesOnly,
      localIdentName: `${name}-${isDevelopment() ? '[name]-[local]-' : ''}[hash:base64:5]`,
      ...(folder !== undefined && { localIdentContext: folder }),
    },
  },
});
