import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { createBrowserBuild } from './create-browser-build.ts';
import type { Contract } from './contract-check/shell-contract.ts';
import { ContractPlugin, MockBackendPlugin } from './webpack-plugins/server-file-plugins.ts';
import { serializeTypeBundle } from './contract-check/type-bundle.ts';
import { collectRemoteSources } from './contract-check/remote-sources.ts';
import { refreshRuntimeExternal } from './development/react-refresh.ts';
import { findAppMistakes } from './remote-file/app.ts';
import { findLinkMistakes } from './remote-file/links.ts';
import { findMenuMistakes } from './remote-file/menu.ts';
import { OwnStylesPlugin } from './webpack-plugins/own-styles-plugin.ts';
import { ReleaseFilePlugin } from './webpack-plugins/release-file-plugin.ts';
import {
  pageRuntimeExternal,
  createLibraryReplacement,
  mapToSharedModule,
  createRemoteShares,
  isProvidedModule,
  readRemoteNeeds,
} from './modules/shared-modules.ts';
import { type RemoteFile, readRemoteFile } from './remote-file/remote-file.ts';
import { createServerBuild } from './create-server-build.ts';
import { createWorkerBuild } from './create-worker-build.ts';

export function createRemoteBuild(folder: string): Configuration[] {
  const remote = readRemoteFile(folder);
  const [mistake] = [
    ...findMenuMistakes(remote),
    ...findLinkMistakes(remote),
    ...findAppMistakes(remote),
  ];
  if (mistake !== undefined) throw new Error(mistake);
  const readContractOnce = createContractReader(folder, remote);
  const browser = createRemoteBrowserBuild(folder);
  if (process.env['WEBPACK_SERVE'] === 'true')
    return [{ ...browser, externals: [pageRuntimeExternal, refreshRuntimeExternal] }];
  browser.plugins?.push(
    new ReleaseFilePlugin(remote, { needs: readRemoteNeeds(folder), gives: {} }, readContractOnce),
  );
  const server = createServerBuild({
    folder,
    name: remote.name,
    entries: remote.exposes,
    isExternal: isProvidedModule,
    mapRequest: mapToSharedModule,
  });
  server.plugins?.push(new ContractPlugin(readContractOnce), new MockBackendPlugin(folder));
  const worker = remote.app ? [createWorkerBuild(folder, remote.name, remote.app)] : [];
  return [browser, server, ...worker];
}

/** Returns the build of the files for browsers, without the `release.json` of a release. */
export function createRemoteBrowserBuild(folder: string): Configuration {
  const { name, exposes } = readRemoteFile(folder);
  const browser = createBrowserBuild({ folder, name, publicPath: 'auto' });
  browser.plugins?.push(
    new OwnStylesPlugin(),
    createLibraryReplacement(),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes,
      shared: createRemoteShares(folder),
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  );
  return { ...browser, externals: pageRuntimeExternal };
}

/**
 * Returns a function that reads the remote's contract only once. The contract has the remote's
 * types for the compatibility check. Both builds of a remote call the function.
 */
function createContractReader(folder: string, { exposes }: RemoteFile): () => Promise<Contract> {
  let pendingContract: Promise<Contract> | undefined;
  return () => (pendingContract ??= readContract());

  async function readContract() {
    const { typeBundle, uses } = collectRemoteSources(
      folder,
      Object.values(exposes),
      isProvidedModule,
    );
    return { typeBundle: serializeTypeBundle(typeBundle), uses };
  }
}
