import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releasedFile } from './released-files';

/** Federation plugin that adds integrity hashes to the entry scripts of remotes. */
export const createIntegrityPlugin = (): ModuleFederationRuntimePlugin => ({
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
