import { liveBuilds } from '../releases/live-builds.ts';
import type { Live } from '../releases/live-releases.ts';
import { pause } from '../rendering/pause.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { renderPage } from './render-page.ts';

/** How long the shop waits for that before it opens, in ms. */
const LIMIT_MS = 8000;

/** An address that no room has: its page reads nothing of the backend, which may not be there yet. */
export const NOWHERE = '/-/-/-';

/** Makes the workers ready for what is live, and for what is split beside it, and has each render once, so that the first visitor does not wait for that. */
export async function warmUp(
  settings: Settings,
  [live, ...beside]: [Live, ...Live[]],
  rendering: Rendering,
  onError: (cause: unknown) => void,
): Promise<void> {
  const page = { url: NOWHERE, origin: settings.ownUrl, onError };
  const renderOnce = async () => {
    await rendering.start(liveBuilds(live), ...beside.map(liveBuilds));
    const pages = Array.from({ length: settings.render.workers }, () =>
      renderPage(settings, live, rendering, page),
    );
    await Promise.all(pages);
  };
  await Promise.race([renderOnce(), pause(LIMIT_MS)]);
}
