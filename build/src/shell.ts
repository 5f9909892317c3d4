import { basename, join } from 'node:path';
import type { Chunk, Configuration } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserBuild } from './browser-build.ts';
import { type Contract, contractOfShell } from './contract-check/contract-of-shell.ts';
import { ContractPlugin } from './contract-check/contract-plugin.ts';
import { servedShell } from './development/served-shell.ts';
import { InlineScriptsPlugin } from './inline-scripts-plugin.ts';
import { EntryFilesPlugin } from './entry-files-plugin.ts';
import { LeanFederationPlugin } from './lean-federation-plugin.ts';
import { ReleaseFilePlugin } from './release-file-plugin.ts';
import { readRoomFile } from './room-file.ts';
import { serverBuild } from './server-build.ts';
import { givenModules, sharedEntries, shellGives, shellShares } from './shares.ts';

/**
 * Returns both builds of the shell: the federation host for browsers, and for the server the
 * renderer with the shared modules.
 */
export function shellBuild(folder: string): Configuration[] {
  const room = readRoomFile(folder);
  let made: Promise<Contract> | undefined;
  const contract = () => (made ??= contractOfShell(folder, givenModules()));
  const browser = browserBuild({
    folder,
    name: room.name,
    publicPath: 'auto',
    entry: { main: ['./src/main.ts', provideAll()] },
  });
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: room.name,
      shared: shellShares(),
      shareStrategy: 'loaded-first',
      runtimePlugins: [join(folder, 'src/federation/give-runtime.ts')],
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      dts: false,
    }),
    new LeanFederationPlugin(),
    new InlineScriptsPlugin(INLINE.map((file) => join(folder, file))),
    new EntryFilesPlugin(INLINE.map((file) => basename(file).replace(/ts$/, 'js'))),
  );
  browser.optimization = {
    ...browser.optimization,
    splitChunks: { chunks: 'async', cacheGroups: commonChunks },
  };
  if (process.env['WEBPACK_SERVE'] === 'true') return [servedShell(folder, browser)];
  const entries = Object.fromEntries(givenModules().map((entry) => [entry, entry]));
  browser.plugins?.push(
    new ReleaseFilePlugin(room, { needs: {}, gives: shellGives(folder) }, contract),
  );
  const server = serverBuild({
    folder,
    name: room.name,
    entries: { ...entries, './server': './src/server/server.tsx' },
    external: () => false,
  });
  server.plugins?.push(new ContractPlugin(contract));
  return [browser, server];
}

/** Inline scripts: the first in the head, the second at the end of the body. */
const INLINE = ['src/early/keep-early.ts', 'src/early/start-later.ts'];

/** Returns whether a chunk is neither the entry nor lazy. */
const isAtOnce = (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('later-');

/**
 * Puts React, `shared` with its dependencies and the shell into one file, which compresses better
 * than several. The stylesheet of the file contains only styles of `shared`, because the shell's
 * styles must follow them.
 */
const commonChunks = {
  given: {
    test: /[\\/]((contract|shared)[\\/]src|node_modules)[\\/]/,
    chunks: isAtOnce,
    name: 'page',
    enforce: true,
  },
  shell: {
    test: /[\\/]shell[\\/](src[\\/]|room\.json)/,
    type: /^(javascript|json)/,
    chunks: isAtOnce,
    name: 'page',
    enforce: true,
  },
};

/**
 * Returns a module that imports every entry of `shared`, so that the page can provide them to
 * remotes. It never runs.
 */
const provideAll = () => {
  const imports = sharedEntries().map((entry) => `() => import(${JSON.stringify(entry)})`);
  return `data:text/javascript,${encodeURIComponent(`export const provided = [${imports.join(',')}]`)}`;
};
