/** Events that show that a visitor uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Longest wait for idle time, in ms. */
const LATEST_MS = 10_000;
/** Delay in browsers without requestIdleCallback, in ms. */
const PAUSE_MS = 1000;

/**
 * Runs work once the page is loaded, a visitor uses it and the browser is idle. A page that is only viewed does not run
 * it.
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
