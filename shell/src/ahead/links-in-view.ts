import { whenUsedAndIdle } from '../boot/when-used-and-idle';

/** Maximum number of prefetched links per page, for long listings. */
const MOST_OF_A_PAGE = 8;

/**
 * Calls back for each visible link of the page's main part, once the visitor uses the page and the
 * browser is idle. Links of header and footer are on every page, so they are prefetched only on
 * hover, focus or touch.
 */
export function linksInView(onSeen: (link: Element) => void): void {
  let page = '';
  let seen = 0;
  const watch = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting || seen >= MOST_OF_A_PAGE) continue;
      watch.unobserve(target);
      seen += 1;
      onSeen(target);
    }
  });
  const look = () => {
    if (page !== location.pathname) {
      page = location.pathname;
      seen = 0;
      watch.disconnect();
    }
    for (const link of document.querySelectorAll('main a[href]')) watch.observe(link);
  };
  whenUsedAndIdle(() => {
    look();
    const changes = new MutationObserver(() => whenIdle(look));
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

let isWaiting = false;

/** Schedules the work once. Ignores further calls until it has run. */
function whenIdle(work: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  const start = () => {
    isWaiting = false;
    work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, PAUSE_MS);
}

/** Delay in browsers without requestIdleCallback, in ms. */
const PAUSE_MS = 1000;
