import { whenUsedAndIdle } from '../boot/when-used-and-idle';

/** How many links of one page at most: a long listing is not fetched whole. */
const MOST_OF_A_PAGE = 8;

/**
 * Names the links of the page's main part that are in view, when the page is used and the browser idle: those of the
 * header and footer are on every page and wait for a sign of interest.
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

/** Once, however often it is asked for before. */
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

/** Where the browser does not say when it is idle, in ms. */
const PAUSE_MS = 1000;
