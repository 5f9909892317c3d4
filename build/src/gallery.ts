import type { Configuration } from 'webpack';
import { browserBuild } from './browser-build.ts';
import { backend } from './development/backend.ts';
import { devServer } from './development/dev-server.ts';
import { DevPagePlugin } from './development/dev-page-plugin.ts';

/** Returns the build of the gallery, a development page of all components. It is never released. */
export function galleryBuild(folder: string): Configuration {
  const build = browserBuild({
    folder,
    name: 'gallery',
    publicPath: '/',
    entry: { main: './src/gallery/main.tsx' },
  });
  build.plugins?.push(new DevPagePlugin());
  build.devServer = {
    // Updates use the page's own port, which `--port` may change.
    ...devServer(PORT, 0),
    proxy: [{ context: ['/api'], target: backend() }],
  };
  return build;
}

const PORT = 3010;
