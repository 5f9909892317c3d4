import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { refreshSignatures } from './development/react-refresh.ts';

/** Rule for TypeScript and TSX. `npm run typecheck` checks the types of all packages. */
export const scriptRule = (serving: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(import.meta.dirname, '../tsconfig.pages.json'),
    getCustomTransformers: () => ({ before: serving ? [refreshSignatures()] : [] }),
  },
});

/**
 * Rule for stylesheets. Class names of `*.module.css` contain the build's unique name, so that
 * remotes do not collide.
 */
export const cssRule = (name: string, serving: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [serving ? 'style-loader' : MiniCssExtractPlugin.loader, cssLoader(name)],
});

/**
 * Rule for class names without stylesheets, for the server. `folder` is the context of the browser
 * build, so that both builds create the same class names.
 */
export const cssNamesRule = (name: string, folder?: string): RuleSetRule => ({
  test: /\.css$/,
  use: [cssLoader(name, true, folder)],
});

export const filesRule: RuleSetRule = {
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
};

const cssLoader = (name: string, namesOnly = false, folder?: string) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: namesOnly,
      localIdentName: `${name}-[name]-[local]-[hash:base64:5]`,
      ...(folder !== undefined && { localIdentContext: folder }),
    },
  },
});
