const USE_EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

const MAX_IDLE_WAIT_MS = 10_000;
const FALLBACK_DELAY_MS = 1000;

/**
 * Runs the work when the visitor has used the page and the browser is idle. For a visitor who only
 * reads, the work never runs.
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
