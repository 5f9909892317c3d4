import { runWhenUsedAndIdle } from '../boot/run-when-used-and-idle';

const MAX_LINKS_PER_PAGE = 8;

/**
 * Calls `onVisible` for links that come into view. Begins when the browser is idle after the
 * visitor's first input. Omits links of header and footer, which are on every page.
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
    const mutationObserver = new MutationObserver(() => scheduleWhenIdle(observeLinks));
    mutationObserver.observe(document.body, { childList: true, subtree: true });
  });
}

let isScheduled = false;

function scheduleWhenIdle(work: () => void): void {
  if (isScheduled) return;
  isScheduled = true;
  const start = () => {
    isScheduled = false;
    work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, FALLBACK_DELAY_MS);
}

const FALLBACK_DELAY_MS = 1000;
