import { readRegistry } from '../../src/registry/registry.ts';
import { releasesIn } from './publish-to.ts';

/** Returns the registry of a data folder. */
export const registryOf = async (dataDir: string) =>
  (await readRegistry((await releasesIn(dataDir)).store)).registry;

/** Returns the live release of a package in a data folder. */
export const liveOf = async (dataDir: string, name: string) =>
  (await registryOf(dataDir)).microFrontends[name]?.[0];
