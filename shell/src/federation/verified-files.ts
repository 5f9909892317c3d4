import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releasedFile } from './released-files';

/** Has the browser compare the entries of rooms, which the runtime itself loads, with their hashes. */
export const verifiedFiles = (): ModuleFederationRuntimePlugin => ({
  name: 'verified-files',
  createScript({ url: address }) {
    const { url: src, integrity } = releasedFile(address);
    return Object.assign(document.createElement('script'), {
      src,
      integrity,
      fetchPriority: 'high',
    });
  },
});
