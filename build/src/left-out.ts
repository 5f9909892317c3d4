/** What stands in the place of the federation runtime's parts that this shop never asks for. */

/** Entries are registered by their own address: no manifest is read, and no plugin hears of one. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

const notHere = () => {
  throw new Error('Rooms are fetched ahead by shell/src/federation/room-entries.ts.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = notHere;
export const normalizePreloadExposes = notHere;
export const preloadAssets = notHere;

export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
