import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { BACKEND } from './backend.ts';
import { browserBuild } from './browser-build.ts';
import { type Contract, contractOfShell } from './contract-check/contract-of-shell.ts';
import { ContractPlugin } from './contract-check/contract-plugin.ts';
import { DevPagePlugin } from './dev-page-plugin.ts';
import { EntryFilesPlugin } from './entry-files-plugin.ts';
import { ReleaseFilePlugin } from './release-file-plugin.ts';
import { readRoomFile } from './room-file.ts';
import { serverBuild } from './server-build.ts';
import { givenModules, sharedEntries, shellGives, shellShares } from './shares.ts';

/** Both builds of the shell: the page's host, and the server's share scope and renderer. */
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
      runtimePlugins: [provideRuntime],
      dts: false,
    }),
    new EntryFilesPlugin(),
  );
  browser.optimization = {
    ...browser.optimization,
    splitChunks: { chunks: 'async', cacheGroups: commonChunks },
  };
  browser.devServer = {
    ...browser.devServer,
    port: room.devPort,
    historyApiFallback: { index: '/index.html', disableDotRule: true },
    proxy: [{ context: ['/api', '/boot.json', '/captcha', '/releases'], target: BACKEND }],
  };
  if (process.env['WEBPACK_SERVE'] === 'true') {
    browser.plugins?.push(new DevPagePlugin());
    return [browser];
  }
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

/** Gives the rooms, which carry none, the federation runtime of the page. */
const provideRuntime = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/** A few files instead of one per shared module: React, and all of `shared` with what it is made of. */
const commonChunks = {
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    priority: 20,
    enforce: true,
  },
  shared: {
    test: /[\\/]((contract|shared)[\\/]src|node_modules)[\\/]/,
    name: 'shared',
    priority: 10,
    enforce: true,
  },
};

/** Never run: makes every entry of `shared` part of the build, so that the page can give it to rooms. */
const provideAll = () => {
  const imports = sharedEntries().map((entry) => `() => import(${JSON.stringify(entry)})`);
  return `data:text/javascript,${encodeURIComponent(`export const provided = [${imports.join(',')}]`)}`;
};
