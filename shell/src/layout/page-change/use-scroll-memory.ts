import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/core';
import { namedPlace } from './named-place';
import { positionOf, rememberPosition, savePositions } from './scroll-positions';
import { scrollWhenPossible } from './scroll-when-possible';

/**
 * Scrolls a new page to its top or to the element in its fragment. Restores the position after back, forward and
 * reload.
 */
export function useScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const page = `${key} ${pathname}`;
  const shown = useRef({ page, pathname, first: true });

  useEffect(() => rememberWhileScrolling(() => shown.current.page), []);

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, pathname, first: false };
    // Does not scroll if the browser or the shopper has scrolled before hydration.
    if (before.first && window.scrollY > 0) return;
    const returning = before.first ? isDocumentReturnedTo() : navigation === 'POP';
    const left = returning ? positionOf(page) : undefined;
    if (left !== undefined) return scrollWhenPossible(() => left);
    const isNewPage = before.pathname !== pathname || (navigation === 'PUSH' && !hash);
    if (!before.first && isNewPage) window.scrollTo(0, 0);
    if (hash) return scrollWhenPossible(() => topOf(hash));
  }, [page, pathname, hash, navigation]);
}

/** React warns about useLayoutEffect on the server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function rememberWhileScrolling(pageShown: () => string) {
  const onScroll = () => rememberPosition(pageShown(), Math.round(window.scrollY));
  history.scrollRestoration = 'manual';
  // The shopper may have scrolled before the page hydrated.
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', savePositions);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', savePositions);
  };
}

/** Returns whether the document was reloaded or reached by back or forward. */
function isDocumentReturnedTo() {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

function topOf(hash: string): number | null {
  const target = namedPlace(hash);
  if (!target) return null;
  const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, target.getBoundingClientRect().top + window.scrollY - margin);
}
