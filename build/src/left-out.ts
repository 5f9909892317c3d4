/** Replacements for unused parts of the federation runtime. */

/** Entries are registered by their own URL, so no manifest is read and no plugin is called. */
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
