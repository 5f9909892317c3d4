import { type Shop, fetchPage } from './fetch-page';
import { hasBytesToSpare } from '../boot/has-bytes-to-spare';
import { addressTarget, linkTarget } from './link-target';
import { linksInView } from './links-in-view';
import type { PageAhead } from '../app/page-ahead';
import { BEFORE_REACT } from '../parts/before-react';
import { pageFetcher } from './page-fetcher';
import { pointedAt } from './pointed-at';
import { renderAhead, type Wish } from './render-ahead';

/** What comes with a click. */
const PRESSES = ['pointerdown', 'touchstart'] as const;

/**
 * From now on, rooms and data of pages are fetched before their links are followed: of those that are pointed at,
 * focused or touched, and of some that are in view. The page of the one that is likely to be followed next is rendered.
 * Within limits, and not for who saves data.
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
