import { toLiveBuilds, type LiveReleases } from 'releases/live-releases';
import { pause } from '../rendering/pause.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { renderPage } from './render-page.ts';

const WARM_UP_LIMIT_MS = 8000;

/**
 * A path without a route. The 'not found' page needs no data, so it renders even if the backend has
 * not started yet.
 */
export const UNKNOWN_PATH = '/-/-/-';

/**
 * Imports the releases and renders a page in each worker, so that the first visitor does not wait.
 */
export async function warmUp(
  settings: Settings,
  [live, ...otherLive]: [LiveReleases, ...LiveReleases[]],
  rendering: Rendering,
  onError: (cause: unknown) => void,
): Promise<void> {
  const page = { url: UNKNOWN_PATH, origin: settings.ownUrl, onError };
  const renderOnce = async () => {
    await rendering.start(toLiveBuilds(live), ...otherLive.map(toLiveBuilds));
    const pages = Array.from({ length: settings.render.workers }, () =>
      renderPage(settings, live, rendering, page),
    );
    await Promise.all(pages);
  };
  await Promise.race([renderOnce(), pause(WARM_UP_LIMIT_MS)]);
}
