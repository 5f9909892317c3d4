import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/router';
import { CAPTURE_OPTIONS } from '../../islands/capture-options';
import { getScrollPosition, savePositions, setScrollPosition } from './scroll-positions';

export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const page = `${key} ${pathname}`;
  const currentPage = useRef({ page, pathname, isFirst: true });

  useEffect(() => saveWhileScrolling(() => currentPage.current.page), []);

  useBrowserLayoutEffect(() => {
    const previousPage = currentPage.current;
    currentPage.current = { page, pathname, isFirst: false };
    // Keeps the position if the browser or the visitor has scrolled before hydration.
    if (previousPage.isFirst && window.scrollY > 0) return;
    const isReturning = previousPage.isFirst ? isReloadOrHistoryNavigation() : navigation === 'POP';
    const savedTop = isReturning ? getScrollPosition(page) : undefined;
    if (savedTop !== undefined) return scrollWhenPossible(() => savedTop);
    const isNewPage = previousPage.pathname !== pathname || (navigation === 'PUSH' && !hash);
    if (!previousPage.isFirst && isNewPage) window.scrollTo(0, 0);
    if (hash) return scrollWhenPossible(() => getTopOf(hash));
  }, [page, pathname, hash, navigation]);
}

/** Uses `useEffect` on the server, because React warns about `useLayoutEffect` there. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function saveWhileScrolling(getCurrentPage: () => string) {
  const onScroll = () => setScrollPosition(getCurrentPage(), Math.round(window.scrollY));
  history.scrollRestoration = 'manual';
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', savePositions);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', savePositions);
  };
}

function isReloadOrHistoryNavigation() {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

function getTopOf(hash: string): number | null {
  const target = findFragmentTarget(hash);
  if (!target) return null;
  const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, target.getBoundingClientRect().top + window.scrollY - margin);
}

/**
 * Scrolls to a position as soon as the page is long enough, because remotes and data arrive late.
 * Any input of the shopper cancels the wait.
 */
function scrollWhenPossible(findTop: () => number | null) {
  const deadline = performance.now() + PAGE_TIMEOUT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const eventName of inputEvents)
      window.removeEventListener(eventName, stop, CAPTURE_OPTIONS);
  };
  const attempt = () => {
    const top = findTop();
    const maxScrollTop = document.documentElement.scrollHeight - window.innerHeight;
    const isReachable = top !== null && top <= maxScrollTop + 1;
    if (top !== null) window.scrollTo(0, top);
    if (isReachable || performance.now() > deadline) return stop();
    frame = requestAnimationFrame(attempt);
  };
  for (const eventName of inputEvents) window.addEventListener(eventName, stop, CAPTURE_OPTIONS);
  attempt();
  return stop;
}

const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Longest wait for the content of a page in ms. It is the sum of the time limits for the remote and
 * for the remote's queries.
 */
export const PAGE_TIMEOUT_MS = 30_000;

export function findFragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeFragmentId(hash.slice(1)));
}

function decodeFragmentId(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (cause) {
    console.warn('The fragment of the address is not valid percent-encoding.', cause);
    return name;
  }
}
