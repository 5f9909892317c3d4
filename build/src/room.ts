import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './browser-build.ts';
import { ReleaseFilePlugin } from './release-file-plugin.ts';
import { readRoomFile } from './room-file.ts';
import { serverBuild } from './server-build.ts';
import { roomNeeds, roomShares } from './shares.ts';

/** Both builds of a room: its federated container for browsers and its CommonJS twin for the server. */
export function roomBuild(folder: string): Configuration[] {
  const room = readRoomFile(folder);
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
    new ReleaseFilePlugin(room, { needs: roomNeeds(folder), gives: {} }),
  );
  browser.devServer = { ...browser.devServer, port: room.devPort };
  if (process.env['WEBPACK_SERVE'] === 'true') return [browser];
  return [
    browser,
    serverBuild({ folder, name: room.name, entries: room.exposes, external: isShared }),
  ];
}

const isShared = (request: string) => /^(react|react-dom|shared)(\/|$)/.test(request);
