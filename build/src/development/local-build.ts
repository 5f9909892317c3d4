import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { Configuration } from '../create-browser-build.ts';
import { createBuildCache } from '../create-build-cache.ts';
import { readRemoteFile } from '../remote-file/remote-file.ts';
import { createRemoteBrowserBuild } from '../create-remote-build.ts';
import { WORKING_COPY, createDevRelease } from './dev-release.ts';
import { LastGoodBuildPlugin } from './dev-plugins.ts';
import type { DeployedShop } from './shop-proxy/deployed-shop.ts';
import { createShopProxy } from './shop-proxy/shop-proxy.ts';

/**
 * Returns the build of a remote for pages of a deployed shop. These pages have React's production
 * build and a strict security policy, so React Refresh and `eval` cannot work there.
 */
export function createLocalBuild(folder: string): Configuration {
  const browser = createRemoteBrowserBuild(folder);
  const cache = createBuildCache(folder, `${readRemoteFile(folder).name}-browser-local`);
  return {
    ...browser,
    plugins: [...(browser.plugins ?? []), new LastGoodBuildPlugin()],
    optimization: { ...browser.optimization, minimize: false },
    cache: cache || { type: 'memory' },
  };
}

/** Returns the options of the dev server in which the deployed shop's pages open. */
export function createShopProxyOptions(
  folder: string,
  shop: DeployedShop,
  port: number,
): DevServerConfiguration {
  const localPath = `/releases/${readRemoteFile(folder).name}/${WORKING_COPY}/`;
  const remote = createDevRelease(folder, `${localPath}mf-manifest.json`);
  return {
    hot: false,
    liveReload: true,
    headers: { 'Cache-Control': 'no-store' },
    devMiddleware: { publicPath: localPath },
    setupMiddlewares: (defaultMiddlewares) => [
      { name: 'deployed shop', middleware: createShopProxy({ shop, remote, localPath, port }) },
      ...defaultMiddlewares,
    ],
  };
}
