import { type Shop, fetchPage } from './fetch-page';
import { hasBytesToSpare } from '../boot/has-bytes-to-spare';
import { addressTarget, linkTarget } from './link-target';
import { linksInView } from './links-in-view';
import type { PageAhead } from '../app/page-ahead';
import { BEFORE_REACT } from '../parts/before-react';
import { pageFetcher } from './page-fetcher';
import { pointedAt } from './pointed-at';
import { renderAhead, type Wish } from './render-ahead';

/** Events that precede a click. */
const PRESSES = ['pointerdown', 'touchstart'] as const;

/**
 * Prefetches the remotes and data of pages: of links that are hovered, focused or touched, and of some visible links.
 * Also prerenders the page of the link that will probably be followed next. Limits the number of prefetches, and does
 * nothing if the visitor saves data.
 */
export function fetchAhead(shop: Shop, ahead: PageAhead): void {
  const fetch = pageFetcher((target) => fetchPage(shop, target));
  const wish = (element: EventTarget | null): Wish | null => {
    if (!(element instanceof Element) || !hasBytesToSpare()) return null;
    const fetched = linkTarget(element);
    const target = addressTarget(element);
    const isFetched = fetched && fetch(fetched);
    return target && isFetched && { target, isFetched };
  };
  const render = renderAhead(shop, ahead);
  const pointed = render.wishes();
  pointedAt((element) => pointed(wish(element)));
  const focused = render.wishes();
  document.addEventListener('focusin', ({ target }) => focused(wish(target)), BEFORE_REACT);
  for (const sign of PRESSES)
    document.addEventListener(sign, ({ target }) => render.press(wish(target)), BEFORE_REACT);
  linksInView(wish);
}
