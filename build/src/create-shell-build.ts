import { basename, join } from 'node:path';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createBrowserBuild } from './create-browser-build.ts';
import { type Contract, readShellContract } from './contract-check/shell-contract.ts';
import { ContractPlugin } from './webpack-plugins/server-file-plugins.ts';
import { createServedShell } from './development/served-shell.ts';
import { InlineScriptsPlugin } from './webpack-plugins/inline-scripts-plugin.ts';
import { EntryFilesPlugin } from './webpack-plugins/entry-files-plugin.ts';
import { ReleaseFilePlugin } from './webpack-plugins/release-file-plugin.ts';
import { readRemoteFile } from './remote-file/remote-file.ts';
import { createServerBuild } from './create-server-build.ts';
import {
  createShellShares,
  listProvidedModules,
  listSharedEntries,
  readShellVersions,
} from './modules/shared-modules.ts';

export function createShellBuild(folder: string): Configuration[] {
  const remote = readRemoteFile(folder);
  let pendingContract: Promise<Contract> | undefined;
  const readContract = () => (pendingContract ??= readShellContract(folder, listProvidedModules()));
  const browser = createBrowserBuild({
    folder,
    name: remote.name,
    publicPath: 'auto',
    entry: { main: ['./src/main.ts', createProviderModule()] },
  });
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: remote.name,
      shared: createShellShares(),
      shareStrategy: 'loaded-first',
      runtimePlugins: [join(folder, 'src/federation/page-runtime-plugin.ts')],
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      dts: false,
    }),
    new InlineScriptsPlugin([...INLINE_SCRIPTS, OVERLAY_SCRIPT].map((file) => join(folder, file))),
    new EntryFilesPlugin(INLINE_SCRIPTS.map(toScriptName), toScriptName(OVERLAY_SCRIPT)),
  );
  browser.optimization = {
    ...browser.optimization,
    splitChunks: { chunks: 'async', cacheGroups: commonChunks },
  };
  if (process.env['WEBPACK_SERVE'] === 'true') return [createServedShell(folder, browser)];
  const entries = Object.fromEntries(listProvidedModules().map((entry) => [entry, entry]));
  browser.plugins?.push(
    new ReleaseFilePlugin(remote, { needs: {}, gives: readShellVersions(folder) }, readContract),
  );
  const server = createServerBuild({
    folder,
    name: remote.name,
    entries: { ...entries, './server': './src/server/server.tsx' },
    isExternal: () => false,
  });
  server.plugins?.push(new ContractPlugin(readContract));
  return [browser, server];
}

/** Inline scripts. The first is for the head, the second for the end of the body. */
const INLINE_SCRIPTS = ['src/event-replay/capture-events.ts', 'src/event-replay/start-scripts.ts'];

/**
 * Script of the overlay, which shows staff the release of each part of a page. Other visitors'
 * pages do not link this script.
 */
const OVERLAY_SCRIPT = 'src/overlay/overlay.ts';

const toScriptName = (file: string) => basename(file).replace(/ts$/, 'js');

const isEagerChunk = (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('later-');

const isGiven = /[\\/]((contract|shared)[\\/]src|node_modules)[\\/]/;

type ModuleTest = (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;

/**
 * Returns a test for modules that only these entries of `shared` load at once. Chunks that load
 * later may contain such a module too.
 */
const createEntryTest =
  (entryFile: RegExp): ModuleTest =>
  (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)]
      .filter(isEagerChunk)
      .every((chunk) =>
        [...chunkGraph.getChunkModulesIterable(chunk)].some((other) =>
          entryFile.test(other.nameForCondition() ?? ''),
        ),
      );

const isOnlyForDesk = createEntryTest(/[\\/]shared[\\/]src[\\/]desk\.ts$/);

/** The entries are for the staff area, and for files on pages that few shoppers open. */
const isForFewPages = createEntryTest(
  /[\\/]shared[\\/]src[\\/](desk|download|photos|uploads)\.ts$/,
);

/**
 * One chunk for all shared code, because one file compresses better than several. Only the code of
 * few pages is apart, so that most shoppers do not load it. The chunk's stylesheet contains only
 * styles of `shared`, so that the shell's own stylesheet can come after it. No chunk that loads
 * later repeats a module of it.
 */
const commonChunks = {
  desk: { test: isOnlyForDesk, chunks: isEagerChunk, name: 'later-desk', enforce: true },
  files: {
    test: ((module, context) =>
      isForFewPages(module, context) && !isOnlyForDesk(module, context)) satisfies ModuleTest,
    chunks: isEagerChunk,
    name: 'later-files',
    enforce: true,
  },
  given: {
    test: ((module, context) =>
      isGiven.test(module.nameForCondition() ?? '') &&
      !isForFewPages(module, context)) satisfies ModuleTest,
    name: 'page',
    enforce: true,
  },
  shell: {
    test: /[\\/]shell[\\/](src[\\/]|remote\.json)/,
    type: /^(javascript|json)/,
    chunks: isEagerChunk,
    name: 'page',
    enforce: true,
  },
};

/**
 * Returns a module with imports that never run. They make webpack build all modules of `shared` for
 * remotes.
 */
const createProviderModule = () => {
  const imports = listSharedEntries().map((entry) => `() => import(${JSON.stringify(entry)})`);
  return `data:text/javascript,${encodeURIComponent(`export const provided = [${imports.join(',')}]`)}`;
};
