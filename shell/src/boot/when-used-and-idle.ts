/** What a person does first on a page: move, touch, scroll, type. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** At the latest, in ms. */
const LATEST_MS = 10_000;
/** Where the browser does not say when it is idle, in ms. */
const PAUSE_MS = 1000;

/**
 * Does something once the page is loaded, somebody uses it, and the browser has nothing better to do: a page that
 * is only looked at needs no more than it has.
 */
export function whenUsedAndIdle(work: () => void): void {
  const onSign = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
    else setTimeout(work, PAUSE_MS);
  };
  const wait = () => {
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
