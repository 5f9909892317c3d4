import type { RenderedPage } from './messages.ts';
import { pause } from './pause.ts';

/**
 * Waits before a page is rendered again because the catalogue was published meanwhile. Other
 * processes of the backend notice a publication within a second.
 */
const WAITS_MS = [0, 600, 600];

/** Returns a page of several versions of the catalogue only if the last rendering mixes them too. */
export async function renderOneVersion<Page extends Pick<RenderedPage, 'hasMixedVersions'>>(
  renderOnce: () => Promise<Page>,
): Promise<Page> {
  let page = await renderOnce();
  for (const waitMs of WAITS_MS) {
    if (!page.hasMixedVersions) break;
    await pause(waitMs);
    page = await renderOnce();
  }
  return page;
}
