/** Replacements for unused modules of the federation runtime. */

/**
 * Does nothing, because the shell registers remotes by the URL of their entry, without manifests.
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
