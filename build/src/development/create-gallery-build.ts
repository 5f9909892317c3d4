import type { Configuration } from 'webpack';
import { createBrowserBuild } from '../create-browser-build.ts';
import { getBackendUrl, createDevServerOptions } from './dev-server.ts';
import { DevPagePlugin } from './dev-plugins.ts';

export function createGalleryBuild(folder: string): Configuration {
  const build = createBrowserBuild({
    folder,
    name: 'gallery',
    publicPath: '/',
    entry: { main: './src/gallery/main.tsx' },
  });
  build.plugins?.push(new DevPagePlugin());
  build.devServer = {
    ...createDevServerOptions(PORT, 0),
    proxy: [{ context: ['/api'], target: getBackendUrl() }],
  };
  return build;
}

const PORT = 3010;
