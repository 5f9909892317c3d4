import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/core';
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
    const returning = before.first ? isDocumentReturnedTo() : navigation === 'POP';
    const left = returning ? positionOf(page) : undefined;
    if (left !== undefined) return scrollWhenPossible(() => left);
    if (hash) return scrollWhenPossible(() => topOf(hash));
    const newPage = before.pathname !== pathname || navigation === 'PUSH';
    if (!before.first && newPage) window.scrollTo(0, 0);
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
  const target = document.getElementById(placeNamed(hash));
  if (!target) return null;
  const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, target.getBoundingClientRect().top + window.scrollY - margin);
}

/** The id that an address names, decoded; one that is not well encoded is taken as it is. */
function placeNamed(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch (cause) {
    console.warn('The place in the address is not well encoded.', cause);
    return name;
  }
}
