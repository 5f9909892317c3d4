import { runWhenUsedAndIdle } from '../boot/run-when-used-and-idle';

/** Maximum number of links per page whose pages are prefetched. */
const MAX_LINKS_PER_PAGE = 8;

/**
 * Calls back for each visible link in the main part, once the visitor uses the page and the browser
 * is idle. Links of header and footer are left out, because they are on every page.
 */
export function observeVisibleLinks(onVisible: (link: Element) => void): void {
  let observedPath = '';
  let visibleCount = 0;
  const intersectionObserver = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || visibleCount >= MAX_LINKS_PER_PAGE) continue;
      intersectionObserver.unobserve(target);
      visibleCount += 1;
      onVisible(target);
    }
  });
  const observeLinks = () => {
    if (observedPath !== location.pathname) {
      observedPath = location.pathname;
      visibleCount = 0;
      intersectionObserver.disconnect();
    }
    for (const link of document.querySelectorAll('main a[href]'))
      intersectionObserver.observe(link);
  };
  runWhenUsedAndIdle(() => {
    observeLinks();
    const mutationObserver = new MutationObserver(() => runOnceWhenIdle(observeLinks));
    mutationObserver.observe(document.body, { childList: true, subtree: true });
  });
}

let isScheduled = false;

/** Ignores further calls until the scheduled work has run. */
function runOnceWhenIdle(work: () => void): void {
  if (isScheduled) return;
  isScheduled = true;
  const start = () => {
    isScheduled = false;
    work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, FALLBACK_DELAY_MS);
}

/** Delay in browsers without requestIdleCallback, in ms. */
const FALLBACK_DELAY_MS = 1000;
