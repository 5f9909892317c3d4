import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Configuration } from '../browser-build.ts';
import { createDevServerOptions } from './dev-server.ts';
import { findFreePort } from './free-port.ts';
import { createStandaloneBuild } from './standalone-build.ts';

/** Starts a dev server and reports its port to the parent process. */
process.env['WEBPACK_SERVE'] = 'true';
const { values, positionals } = parseArgs({
  options: { alone: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = '.', firstPort] = positionals;
const build = values.alone ? createStandaloneBuild(folder) : await readBrowserBuild();
const compiler = webpack(build);
if (!compiler) throw new Error(`The build of ${folder} cannot be watched.`);
process.on('disconnect', () => process.exit());
const port = await findFreePort(Number(firstPort));
await new WebpackDevServer(
  { ...build.devServer, ...createDevServerOptions(port) },
  compiler,
).start();
process.send?.({ port });

async function readBrowserBuild(): Promise<Configuration> {
  const config = (await import(join(folder, 'webpack.config.ts'))) as { default: Configuration[] };
  const [browser] = config.default;
  if (!browser) throw new Error(`${folder}/webpack.config.ts exports no build.`);
  return browser;
}
