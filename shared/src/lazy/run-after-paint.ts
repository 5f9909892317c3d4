/** Longest wait for a paint, in ms, because a background tab does not paint. */
const MAX_WAIT_MS = 200;

const pendingWork = new Set<() => void>();

/**
 * Runs work in its own task after the browser has painted the response to an interaction. If the
 * page is unloaded before, the work runs at `pagehide`.
 */
export function runAfterPaint(work: () => void): void {
  const runOnce = () => {
    if (pendingWork.delete(runOnce)) work();
  };
  pendingWork.add(runOnce);
  requestAnimationFrame(() => setTimeout(runOnce));
  setTimeout(runOnce, MAX_WAIT_MS);
}

// In the capture phase, the work runs before the store is saved
// (`../store/persistence/persistence-enhancer.ts`).
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => pendingWork.forEach((runOnce) => runOnce()), {
    capture: true,
  });
