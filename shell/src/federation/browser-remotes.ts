import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { type Remotes, SLOT_TIMEOUT_MS } from 'shared/slots';
import type { BootData } from '../boot/boot-data';
import { addHashes, bypassBrowserCache, releasedFile } from './released-files';
import { createEntryResolver } from './entry-resolver';
import { withTimeout } from './with-timeout';

export interface BrowserRemotes extends Remotes {
  prefetchModule<Module>(remote: string, expose: string): Promise<Module>;
}

/**
 * Loads remotes with module federation. Calls `onLost` if a remote cannot be loaded, because the
 * remote's release may be deleted (rule 25). Calls `onFailed` for each reported failure.
 */
export function createBrowserRemotes(
  boot: RemoteLoadData,
  onLost: () => unknown,
  onFailed: (remote: string, expose: string, cause: unknown, isLoad: boolean) => unknown,
): BrowserRemotes {
  const modulePromises = new Map<string, Promise<unknown>>();
  const prefetchPromises = new Map<string, Promise<unknown>>();
  const { startLoad, allowRetry } = createRemoteLoader(boot);

  return {
    load<Module>(remote: string, expose: string) {
      const id = getModuleId(remote, expose);
      const cachedModule = modulePromises.get(id);
      if (cachedModule) return cachedModule as Promise<Module>;
      const pendingLoad =
        prefetchPromises.get(id)?.catch(() => startLoad(remote, expose)) ??
        startLoad(remote, expose);
      const module = withTimeout(SLOT_TIMEOUT_MS, pendingLoad, id);
      modulePromises.set(id, module);
      module.catch(() => {
        onLost();
        setTimeout(() => {
          if (modulePromises.get(id) !== module) return;
          modulePromises.delete(id);
          allowRetry(remote);
        }, FAILURE_CACHE_MS);
      });
      return module as Promise<Module>;
    },
    prefetchModule<Module>(remote: string, expose: string) {
      const id = getModuleId(remote, expose);
      const cachedModule = modulePromises.get(id) ?? prefetchPromises.get(id);
      if (cachedModule) return cachedModule as Promise<Module>;
      const module = withTimeout(SLOT_TIMEOUT_MS, startLoad(remote, expose), id);
      prefetchPromises.set(id, module);
      module.then(
        (value) => {
          prefetchPromises.delete(id);
          // Sets `status`, so that React's `use` returns the value without suspending.
          const fulfilledModule = Object.assign(module, { status: 'fulfilled', value });
          if (!modulePromises.has(id)) modulePromises.set(id, fulfilledModule);
        },
        () => {
          prefetchPromises.delete(id);
          allowRetry(remote);
        },
      );
      return module as Promise<Module>;
    },
    reportFailure(remote, expose, cause) {
      const pendingLoad = modulePromises.get(getModuleId(remote, expose)) ?? Promise.resolve();
      pendingLoad.then(
        () => onFailed(remote, expose, cause, false),
        (loadFailure: unknown) => onFailed(remote, expose, cause, loadFailure === cause),
      );
    },
    invalidate(remote, expose) {
      modulePromises.delete(getModuleId(remote, expose));
      allowRetry(remote);
    },
  };
}

type RemoteLoadData = Pick<BootData, 'registry' | 'manifests' | 'integrity'>;

function createRemoteLoader({ registry, manifests, integrity }: RemoteLoadData) {
  addHashes(integrity);
  for (const [release] of Object.values(registry.microFrontends)) {
    if (release?.metadata.integrity) addHashes({ [release.url]: release.metadata.integrity });
  }
  registerPlugins([createIntegrityPlugin()]);
  const resolveEntry = createEntryResolver(manifests);
  const failedRemotes = new Set<string>();
  const getManifestUrl = (remote: string) => registry.microFrontends[remote]?.[0]?.url;
  return {
    async startLoad(remote: string, expose: string): Promise<unknown> {
      const manifestUrl = getManifestUrl(remote);
      if (!manifestUrl) throw new Error(`No remote '${remote}' is live.`);
      const entry = await resolveEntry(manifestUrl, expose);
      registerRemotes([{ name: remote, entry }], { force: failedRemotes.delete(remote) });
      const module = await loadRemote(getModuleId(remote, expose));
      if (!module)
        throw new Error(`'${getModuleId(remote, expose)}' is exposed by no live remote.`);
      return module;
    },
    allowRetry(remote: string): void {
      // Makes the next load use new URLs, because the browser caches failed files too.
      bypassBrowserCache(getManifestUrl(remote) ?? '');
      failedRemotes.add(remote);
    },
  };
}

/** Time in ms for which a failed load is cached, so that not every render repeats the load. */
const FAILURE_CACHE_MS = 5000;

const getModuleId = (remote: string, expose: string) => remote + expose.replace('.', '');

const createIntegrityPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'verified-files',
  createScript({ url }) {
    const { url: src, integrity } = releasedFile(url);
    return Object.assign(document.createElement('script'), {
      src,
      integrity,
      fetchPriority: 'high',
    });
  },
});
