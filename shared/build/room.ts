import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './browser-build.ts';
import { RoomFilePlugin } from './room-file-plugin.ts';
import { serverBuild } from './server-build.ts';
import { roomShares } from './shares.ts';

/** What a room says about itself in its `room.json`; travels with every release. */
export interface RoomFile {
  /** Container name, like 'catalog'. */
  name: string;
  /** Port of its dev server. */
  devPort: number;
  /** What it exposes: './routes' and named slots. */
  exposes: Record<string, string>;
  routes: { path: string; access?: 'signed-in'; noindex?: boolean }[];
}

/** Both builds of a room: its federated container for browsers and its CommonJS twin for the server. */
export function roomBuild(folder: string): Configuration[] {
  const room = JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')) as RoomFile;
  const browser = browserBuild({ folder, name: room.name, publicPath: 'auto' });
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: room.name,
      filename: 'remoteEntry.js',
      exposes: room.exposes,
      shared: roomShares(folder),
      shareStrategy: 'loaded-first',
      experiments: { externalRuntime: true },
      dts: false,
    }),
    new RoomFilePlugin(room),
  );
  browser.devServer = { ...browser.devServer, port: room.devPort };
  if (process.env['WEBPACK_SERVE'] === 'true') return [browser];
  return [
    browser,
    serverBuild({ folder, name: room.name, entries: room.exposes, external: isShared }),
  ];
}

const isShared = (request: string) => /^(react|react-dom|shared)(\/|$)/.test(request);
