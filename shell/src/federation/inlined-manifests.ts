import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Answers the runtime's requests for manifests with what came inlined with the page. */
export const inlinedManifests = (
  manifests: Record<string, unknown>,
): ModuleFederationRuntimePlugin => ({
  name: 'inlined-manifests',
  fetch(address) {
    const manifest = manifests[new URL(address, location.href).pathname];
    return manifest ? Promise.resolve(Response.json(manifest)) : undefined;
  },
});
