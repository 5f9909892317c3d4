import { readRegistry } from '../../src/registry/registry.ts';
import { openDataFolder } from './publish-to.ts';

/** Returns the registry of a data folder. */
export const readStoredRegistry = async (dataDir: string) =>
  (await readRegistry((await openDataFolder(dataDir)).store)).registry;

/** Returns the live release of a package in a data folder. */
export const readLiveRelease = async (dataDir: string, name: string) =>
  (await readStoredRegistry(dataDir)).microFrontends[name]?.[0];
