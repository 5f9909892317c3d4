/** Longest wait in ms if the browser paints nothing, as in a background tab. */
const MAX_WAIT_MS = 200;

const pendingWork = new Set<() => void>();

/**
 * Runs work in a task of its own after the browser has painted the response to an interaction. If the page is unloaded
 * first, the work runs during `pagehide`.
 */
export function runAfterPaint(work: () => void): void {
  const runOnce = () => {
    if (pendingWork.delete(runOnce)) work();
  };
  pendingWork.add(runOnce);
  requestAnimationFrame(() => setTimeout(runOnce));
  setTimeout(runOnce, MAX_WAIT_MS);
}

// In the capture phase, so that the work runs before the store is saved (`../store/persistence/persistence-enhancer.ts`).
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => pendingWork.forEach((runOnce) => runOnce()), {
    capture: true,
  });
