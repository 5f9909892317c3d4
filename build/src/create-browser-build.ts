import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration as WebpackConfiguration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { SCRIPT_EXTENSION } from './install-location.ts';
import { IntegrityPlugin } from './webpack-plugins/integrity-plugin.ts';
import { pureCallsRule } from './modules/pure-calls.ts';
import { assetRule, createCssRule, createScriptRule } from './modules/module-rules.ts';
import { createBuildCache } from './create-build-cache.ts';
import { createRefreshPlugins } from './development/react-refresh.ts';
import { StableFederationPlugin } from './webpack-plugins/stable-federation-plugin.ts';

export interface BrowserBuildInput {
  folder: string;
  /** Name of the package, also part of container, chunk and class names. */
  name: string;
  publicPath: string;
  entry?: WebpackConfiguration['entry'];
}

export type Configuration = WebpackConfiguration & { devServer?: DevServerConfiguration };

export function createBrowserBuild({
  folder,
  name,
  publicPath,
  entry = {},
}: BrowserBuildInput): Configuration {
  const isServing = process.env['WEBPACK_SERVE'] === 'true';
  return {
    name: `${name} (browser)`,
    mode: isServing ? 'development' : 'production',
    context: folder,
    entry,
    target: ['web', 'es2022'],
    devtool: isServing ? 'eval-source-map' : 'source-map',
    output: {
      path: join(folder, 'dist'),
      publicPath,
      uniqueName: name,
      clean: { keep: /^(server|worker)\// },
      // The name has no [contenthash], because a [contenthash] breaks the federation runtime.
      filename: '[name].js',
      chunkFilename: isServing ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        'react-style-singleton$': STYLE_SINGLETON_FILE,
        ...(isServing ? {} : { 'react-router$': ROUTER_FILE }),
      },
    },
    module: {
      rules: [
        createScriptRule(isServing),
        createCssRule(name, isServing),
        assetRule,
        ...(isServing ? [] : [pureCallsRule]),
      ],
    },
    plugins: [
      new IntegrityPlugin(),
      ...(isServing
        ? createRefreshPlugins(join(folder, '..'))
        : [
            new StableFederationPlugin(),
            new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
          ]),
    ],
    optimization: {
      minimizer: [new MinimizerPlugin(MINIFICATION), new MinimizerPlugin(STYLE_MINIFICATION)],
      chunkIds: 'named',
      mangleExports: 'size',
      ...(isServing ? { moduleIds: false } : {}),
    },
    performance: { hints: false },
    cache: createBuildCache(folder, `${name}-browser-${isServing ? 'dev' : 'prod'}`),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * With webpack's default, Terser, minification takes half of a build's processor time. SWC takes
 * little, and its files are smaller. Does not inline functions, because files then compress better.
 */
const MINIFICATION = {
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 2, inline: 0, reduce_funcs: false } },
} as const;

const STYLE_MINIFICATION = { test: /\.css$/, minify: webpack.css.syntax.cssMinify };

/**
 * Module that replaces the npm package. The package would add `style` elements, which the security
 * policy refuses.
 */
const STYLE_SINGLETON_FILE = join(
  import.meta.dirname,
  `../../shared/src/ui/dialog/style-singleton${SCRIPT_EXTENSION}`,
);

const ROUTER_FILE = join(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/index.mjs',
);
