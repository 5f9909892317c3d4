/** Longest wait in ms if the browser paints nothing, as in a background tab. */
const LATEST_MS = 200;

const waiting = new Set<() => void>();

/**
 * Runs work in a task of its own after the browser has painted the response to an interaction. If the page is unloaded
 * first, the work runs during `pagehide`.
 */
export function afterPaint(work: () => void): void {
  const once = () => {
    if (waiting.delete(once)) work();
  };
  waiting.add(once);
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST_MS);
}

// In the capture phase, so that the work runs before the store is saved (`../store/persistence/remember.ts`).
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => waiting.forEach((once) => once()), { capture: true });
