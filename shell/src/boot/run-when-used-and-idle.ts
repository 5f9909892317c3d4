const USE_EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

const MAX_IDLE_WAIT_MS = 10_000;
const FALLBACK_DELAY_MS = 1000;

/**
 * Runs `work` when the browser is idle after the visitor's first input (`USE_EVENTS`). Without an
 * input, `work` never runs.
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
