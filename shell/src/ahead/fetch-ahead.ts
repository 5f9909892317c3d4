import { type Shop, fetchPage } from './fetch-page';
import { hasBytesToSpare } from '../boot/has-bytes-to-spare';
import { linkTarget } from './link-target';
import { linksInView } from './links-in-view';
import { pageFetcher } from './page-fetcher';

/** What a person does before a click. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * From now on, rooms and data of pages are fetched before their links are followed: of those that are pointed at,
 * focused or touched, and of some that are in view. Within limits, and not for who saves data.
 */
export function fetchAhead(shop: Shop): void {
  const fetch = pageFetcher((target) => fetchPage(shop, target));
  const wish = (element: EventTarget | null) => {
    if (!(element instanceof Element) || !hasBytesToSpare()) return;
    const target = linkTarget(element);
    if (target) fetch(target);
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, ({ target }) => wish(target), { passive: true });
  linksInView(wish);
}
