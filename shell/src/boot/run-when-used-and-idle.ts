/** Events that show that a visitor uses the page. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Longest wait for idle time, in ms. */
const MAX_IDLE_WAIT_MS = 10_000;
/** Delay in browsers without requestIdleCallback, in ms. */
const FALLBACK_DELAY_MS = 1000;

/**
 * Runs work once the page has loaded, the visitor uses it and the browser is idle. If the visitor
 * only looks at the page, the work never runs.
 */
export function runWhenUsedAndIdle(work: () => void): void {
  const onUse = () => {
    for (const eventName of USE_EVENTS) window.removeEventListener(eventName, onUse);
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(work, FALLBACK_DELAY_MS);
  };
  const listenForUse = () => {
    for (const eventName of USE_EVENTS)
      window.addEventListener(eventName, onUse, { passive: true });
  };
  if (document.readyState === 'complete') listenForUse();
  else window.addEventListener('load', listenForUse, { once: true });
}
