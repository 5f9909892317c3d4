import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, createBrowserBuild } from '../create-browser-build.ts';
import { SCRIPT_EXTENSION } from '../install-location.ts';
import { readRemoteFile } from '../remote-file/remote-file.ts';
import { MOCK_BACKEND_SOURCE } from '../remote-file/mock-backend-file.ts';
import { getBackendUrl, HISTORY_FALLBACK } from './dev-server.ts';
import { DevPagePlugin } from './dev-plugins.ts';

export function createStandaloneBuild(folder: string): Configuration {
  const { name } = readRemoteFile(folder);
  const browser = createBrowserBuild({
    folder,
    name: `${name}-alone`,
    publicPath: '/',
    entry: { main: `data:text/javascript,${encodeURIComponent(createEntrySource(folder))}` },
  });
  return {
    ...browser,
    plugins: [...(browser.plugins ?? []), new DevPagePlugin()],
    devServer: {
      historyApiFallback: HISTORY_FALLBACK,
      proxy: [{ context: ['/api'], target: getBackendUrl(), pathRewrite: { '^/api': '' } }],
    },
  };
}

function createEntrySource(folder: string): string {
  const { name, exposes } = readRemoteFile(folder);
  const loaderSources = Object.entries(exposes).map(
    ([exposed, file]) => `${quote(exposed)}: () => import(${quote(join(folder, file))})`,
  );
  const mockBackendFile = join(folder, MOCK_BACKEND_SOURCE);
  const mockBackendImport = existsSync(mockBackendFile)
    ? `import mockBackend from ${quote(mockBackendFile)};`
    : 'const mockBackend = { visits: [], shoppers: {} };';
  return `import { renderStandalone } from ${quote(FRAME_FILE)};
${mockBackendImport}
renderStandalone({ name: ${quote(name)}, exposes: { ${loaderSources.join(', ')} }, ...mockBackend });`;
}

const quote = (text: string) => JSON.stringify(text);

/** Finds the file by either extension, because a packed `shared` contains JavaScript. */
const FRAME_FILE = join(
  import.meta.dirname,
  `../../../shared/src/standalone/render-standalone${SCRIPT_EXTENSION === '.ts' ? '.tsx' : '.js'}`,
);
