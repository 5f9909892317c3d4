import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserBuild, type Configuration } from '../browser-build.ts';
import { readRoomFile } from '../room-file.ts';
import { STAND_IN_SOURCE } from '../stand-in-file.ts';
import { backend } from './backend.ts';
import { DevPagePlugin } from './dev-page-plugin.ts';
import { pages } from './pages.ts';

/**
 * Returns the build of a page with a single remote, without the shell. It uses the standalone frame
 * of `shared` and the remote's mock backend.
 */
export function roomAlone(folder: string): Configuration {
  const { name } = readRoomFile(folder);
  const browser = browserBuild({
    folder,
    name: `${name}-alone`,
    publicPath: '/',
    entry: { main: `data:text/javascript,${encodeURIComponent(entry(folder))}` },
  });
  return {
    ...browser,
    plugins: [...(browser.plugins ?? []), new DevPagePlugin()],
    devServer: {
      historyApiFallback: pages,
      proxy: [{ context: ['/api'], target: backend(), pathRewrite: { '^/api': '' } }],
    },
  };
}

function entry(folder: string): string {
  const { name, exposes } = readRoomFile(folder);
  const loaders = Object.entries(exposes).map(
    ([exposed, file]) => `${quote(exposed)}: () => import(${quote(join(folder, file))})`,
  );
  const standIn = join(folder, STAND_IN_SOURCE);
  const said = existsSync(standIn)
    ? `import standIn from ${quote(standIn)};`
    : 'const standIn = { visits: [], shoppers: {} };';
  return `import { showAlone } from ${quote(FRAME)};
${said}
showAlone({ name: ${quote(name)}, exposes: { ${loaders.join(', ')} }, ...standIn });`;
}

const quote = (text: string) => JSON.stringify(text);

const FRAME = join(import.meta.dirname, '../../../shared/src/alone/show-alone.tsx');
