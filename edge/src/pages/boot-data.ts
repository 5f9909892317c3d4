import type { Feature } from 'contract/features';
import type { Live } from 'releases/live-releases';
import type { Settings } from '../settings/settings.ts';

/**
 * Returns the settings in the boot data of every page, for a shop at `publicUrl`.
 */
export function pageConfig(
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
        'https://checkout.stripe.com',
        ...(sandbox ? [...new Set([publicUrl, backend])] : []),
      ],
    },
  };
}

/**
 * Returns the manifests of these remotes by URL. The browser fetches other manifests on demand.
 */
export const manifestsOf = (live: Live, rooms: string[]) =>
  Object.fromEntries(
    rooms.flatMap((name) => {
      const room = live.rooms[name];
      return room ? [[room.release.url, room.manifest]] : [];
    }),
  );
