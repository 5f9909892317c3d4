/**
 * Does nothing. The shell registers remotes by the URL of their entry, so no manifests are read.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

const throwUnsupported = () => {
  throw new Error('Not available: shell/src/federation/entry-resolver.ts prefetches remotes.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = throwUnsupported;
export const normalizePreloadExposes = throwUnsupported;
export const preloadAssets = throwUnsupported;

export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
