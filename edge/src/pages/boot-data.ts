import type { Feature } from 'contract/features';
import type { Live } from '../releases/live-releases.ts';
import type { Settings } from '../settings/settings.ts';

/** What every page is told, for a shop that is reached at `publicUrl` and whose backend has these features. */
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

/** The manifests a page needs at once, by address; the others are fetched when their room is. */
export const manifestsOf = (live: Live, rooms: string[]) =>
  Object.fromEntries(
    rooms.flatMap((name) => {
      const room = live.rooms[name];
      return room ? [[room.release.url, room.manifest]] : [];
    }),
  );
