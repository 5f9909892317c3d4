import { type PrefetchContext, prefetchPage } from './prefetch-page';
import { canPrefetch } from '../boot/can-prefetch';
import { getAddressTarget, getPrefetchTarget } from './link-target';
import { observeVisibleLinks } from './observe-visible-links';
import type { PrerenderStore } from '../app/prerender-store';
import { CAPTURE_OPTIONS } from '../islands/capture-options';
import { createPagePrefetcher } from './page-prefetcher';
import { createPrerenderer, type PrerenderCandidate } from './prerenderer';

const PRESS_EVENTS = ['pointerdown', 'touchstart'] as const;

/**
 * Prefetches pages before a likely click. Does nothing if the visitor saves data or the network is
 * slow.
 */
export function startPrefetching(shop: PrefetchContext, prerenderStore: PrerenderStore): void {
  const prefetch = createPagePrefetcher((target) => prefetchPage(shop, target));
  const toCandidate = (element: EventTarget | null): PrerenderCandidate | null => {
    if (!(element instanceof Element) || !canPrefetch()) return null;
    const fetchTarget = getPrefetchTarget(element);
    const target = getAddressTarget(element);
    const isFetched = fetchTarget && prefetch(fetchTarget);
    return target && isFetched && { target, isFetched };
  };
  const prerenderer = createPrerenderer(shop, prerenderStore);
  const onHoverCandidate = prerenderer.createCandidateHandler();
  observePointerTarget((element) => onHoverCandidate(toCandidate(element)));
  const onFocusCandidate = prerenderer.createCandidateHandler();
  document.addEventListener(
    'focusin',
    ({ target }) => onFocusCandidate(toCandidate(target)),
    CAPTURE_OPTIONS,
  );
  for (const eventName of PRESS_EVENTS)
    document.addEventListener(
      eventName,
      ({ target }) => prerenderer.prerenderNow(toCandidate(target)),
      CAPTURE_OPTIONS,
    );
  observeVisibleLinks(toCandidate);
}

/**
 * Reports the element under a moving pointer. An element that appears under a resting pointer, for
 * example after a navigation, is ignored.
 */
function observePointerTarget(onTarget: (element: EventTarget | null) => void): void {
  let pendingTarget: EventTarget | null = null;
  const onPointerOver = ({ target }: Event) => {
    pendingTarget = target;
    onTarget(null);
  };
  const onPointerMove = () => {
    if (pendingTarget) onTarget(pendingTarget);
    pendingTarget = null;
  };
  document.addEventListener('pointerover', onPointerOver, CAPTURE_OPTIONS);
  document.addEventListener('pointermove', onPointerMove, CAPTURE_OPTIONS);
}
