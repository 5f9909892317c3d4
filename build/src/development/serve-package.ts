import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Configuration } from '../create-browser-build.ts';
import { createDevServerOptions } from './dev-server.ts';
import { findFreePort } from './free-port.ts';
import { createLocalBuild, createShopProxyOptions } from './local-build.ts';
import type { DeployedShop } from './shop-proxy/deployed-shop.ts';
import { createStandaloneBuild } from './standalone-build.ts';

/**
 * Starts a dev server and sends its port to the parent process. `--against` is a `DeployedShop` as
 * JSON.
 */
const { values, positionals } = parseArgs({
  options: { alone: { type: 'boolean' }, against: { type: 'string' } },
  allowPositionals: true,
});
const [folder = '.', firstPort] = positionals;
const shop = values.against === undefined ? null : (JSON.parse(values.against) as DeployedShop);
// webpack-dev-server sets this variable to 'true' at its import, but pages of a deployed shop need
// a production build.
process.env['WEBPACK_SERVE'] = shop ? 'false' : 'true';
const build = await createBuild();
const compiler = webpack(build);
if (!compiler) throw new Error(`The build of ${folder} cannot be watched.`);
process.on('disconnect', () => process.exit());
const port = await findFreePort(Number(firstPort));
await new WebpackDevServer(
  {
    ...build.devServer,
    ...createDevServerOptions(port),
    ...(shop && createShopProxyOptions(folder, shop, port)),
  },
  compiler,
).start();
process.send?.({ port });

async function createBuild(): Promise<Configuration> {
  if (shop) return createLocalBuild(folder);
  return values.alone ? createStandaloneBuild(folder) : readBrowserBuild();
}

async function readBrowserBuild(): Promise<Configuration> {
  const config = (await import(join(folder, 'webpack.config.ts'))) as { default: Configuration[] };
  const [browser] = config.default;
  if (!browser) throw new Error(`${folder}/webpack.config.ts exports no build.`);
  return browser;
}
