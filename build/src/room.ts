import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { browserBuild } from './browser-build.ts';
import type { Contract } from './contract-check/contract-of-shell.ts';
import { ContractPlugin } from './contract-check/contract-plugin.ts';
import { writePack } from './contract-check/pack.ts';
import { sourcesTaken } from './contract-check/sources.ts';
import { takeRefreshRuntime } from './development/react-refresh.ts';
import { menuMistakes } from './menu.ts';
import { OwnStylesPlugin } from './own-styles-plugin.ts';
import { ReleaseFilePlugin } from './release-file-plugin.ts';
import { pageRuntime } from './page-runtime.ts';
import { type RoomFile, readRoomFile } from './room-file.ts';
import { facadeOf, facadeOfLibrary } from './schema-library.ts';
import { serverBuild } from './server-build.ts';
import { isGiven, roomNeeds, roomShares } from './shares.ts';
import { StandInPlugin } from './stand-in-plugin.ts';

/**
 * Returns both builds of a remote: the federated container for browsers and the CommonJS build for
 * the server.
 */
export function roomBuild(folder: string): Configuration[] {
  const room = readRoomFile(folder);
  const [mistake] = menuMistakes(room);
  if (mistake !== undefined) throw new Error(mistake);
  const contract = contractOf(folder, room);
  const browser = browserBuild({ folder, name: room.name, publicPath: 'auto' });
  browser.plugins?.push(
    new OwnStylesPlugin(),
    facadeOfLibrary(),
    new ModuleFederationPlugin({
      name: room.name,
      filename: 'remoteEntry.js',
      exposes: room.exposes,
      shared: roomShares(folder),
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  );
  if (process.env['WEBPACK_SERVE'] === 'true')
    return [{ ...browser, externals: [pageRuntime, takeRefreshRuntime] }];
  browser.externals = pageRuntime;
  browser.plugins?.push(
    new ReleaseFilePlugin(room, { needs: roomNeeds(folder), gives: {} }, contract),
  );
  const server = serverBuild({
    folder,
    name: room.name,
    entries: room.exposes,
    external: isGiven,
    rename: facadeOf,
  });
  server.plugins?.push(new ContractPlugin(contract), new StandInPlugin(folder));
  return [browser, server];
}

/** Returns a function that reads the contract only once, because both builds need it. */
function contractOf(folder: string, { exposes }: RoomFile): () => Promise<Contract> {
  let made: Promise<Contract> | undefined;
  return () => (made ??= read());

  async function read() {
    const { pack, uses } = sourcesTaken(folder, Object.values(exposes), isGiven);
    return { pack: writePack(pack), uses };
  }
}
