import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Configuration } from '../browser-build.ts';
import { devServer } from './dev-server.ts';
import { freePort } from './free-port.ts';
import { roomAlone } from './room-alone.ts';

/**
 * Serves what a package is built to, hot: `serve-package.ts <folder> <port> [--alone]`, at the next free
 * port where that is taken. Tells its parent the port, and ends with it.
 */
process.env['WEBPACK_SERVE'] = 'true';
const { values, positionals } = parseArgs({
  options: { alone: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = '.', wanted] = positionals;
const build = values.alone ? roomAlone(folder) : await usualBuild();
const compiler = webpack(build);
if (!compiler) throw new Error(`The build of ${folder} cannot be watched.`);
process.on('disconnect', () => process.exit());
const port = await freePort(Number(wanted));
await new WebpackDevServer({ ...build.devServer, ...devServer(port) }, compiler).start();
process.send?.({ port });

/** The first of a package's builds is the one for browsers. */
async function usualBuild(): Promise<Configuration> {
  const config = (await import(join(folder, 'webpack.config.ts'))) as { default: Configuration[] };
  const [browser] = config.default;
  if (!browser) throw new Error(`${folder}/webpack.config.ts gives no build.`);
  return browser;
}
