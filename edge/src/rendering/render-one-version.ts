import type { RenderedPage } from './messages.ts';
import { pause } from './pause.ts';

/**
 * Pauses in ms before a page with mixed catalogue versions is rendered again. Other processes of
 * the backend notice a publication within a second.
 */
const WAITS_MS = [0, 600, 600];

/**
 * Renders again while the page mixes versions of the catalogue. Returns the last page even if that
 * page mixes versions.
 */
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
