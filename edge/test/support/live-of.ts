import { readRegistry } from '../../src/releases/registry.ts';

/** The live release of a package. */
export const liveOf = async (dataDir: string, name: string) =>
  (await readRegistry(dataDir)).microFrontends[name]?.[0];
