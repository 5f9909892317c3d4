import type { Configuration } from 'webpack';
import { browserBuild } from './browser-build.ts';
import { BACKEND } from './backend.ts';
import { DevPagePlugin } from './dev-page-plugin.ts';

/** The development page of all components. It is only ever served, and is part of no release. */
export function galleryBuild(folder: string): Configuration {
  const build = browserBuild({
    folder,
    name: 'gallery',
    publicPath: '/',
    entry: { main: './src/gallery/main.tsx' },
  });
  build.plugins?.push(new DevPagePlugin());
  build.devServer = {
    ...build.devServer,
    port: PORT,
    proxy: [{ context: ['/api'], target: BACKEND }],
  };
  return build;
}

const PORT = 3010;
