import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releasedFile } from './released-files';

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
