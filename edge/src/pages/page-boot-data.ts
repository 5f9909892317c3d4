import type { Feature } from 'contract/features';
import type { LiveReleases } from 'releases/live-releases';
import { listProviderOrigins } from 'server/card-providers';
import type { Settings } from '../settings/settings.ts';

export function createPageConfig(
  { page, apiHost }: Settings,
  publicUrl: string,
  features: readonly Feature[],
) {
  const { sandbox, ...payments } = page.payments;
  const backend = new URL(apiHost, publicUrl).origin;
  return {
    ...page,
    apiHost,
    publicUrl,
    features,
    payments: {
      ...payments,
      hostedOrigins: [
        ...listProviderOrigins('pages'),
        ...(sandbox ? [...new Set([publicUrl, backend])] : []),
      ],
    },
  };
}

export const pickManifests = (live: LiveReleases, remotes: string[]) =>
  Object.fromEntries(
    remotes.flatMap((name) => {
      const remote = live.remotes[name];
      return remote ? [[remote.release.url, remote.manifest]] : [];
    }),
  );
