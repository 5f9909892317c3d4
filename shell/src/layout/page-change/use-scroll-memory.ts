import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/core';
import { namedPlace } from './named-place';
import { positionOf, rememberPosition, savePositions } from './scroll-positions';
import { scrollWhenPossible } from './scroll-when-possible';

/**
 * A new page starts at its top or at the place its address names; back, forward and reload find a
 * page as it was left.
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
    // Where the browser or the shopper has scrolled before this page came alive, it stays.
    if (before.first && window.scrollY > 0) return;
    const returning = before.first ? isDocumentReturnedTo() : navigation === 'POP';
    const left = returning ? positionOf(page) : undefined;
    if (left !== undefined) return scrollWhenPossible(() => left);
    const isNewPage = before.pathname !== pathname || (navigation === 'PUSH' && !hash);
    if (!before.first && isNewPage) window.scrollTo(0, 0);
    if (hash) return scrollWhenPossible(() => topOf(hash));
  }, [page, pathname, hash, navigation]);
}

/** The server has no layout. */
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

/** Whether the document itself was reloaded, or come back to from elsewhere. */
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
