/** Longest wait for a paint in ms. It is needed, because a background tab does not paint. */
const MAX_WAIT_MS = 200;

const pendingWork = new Set<() => void>();

/**
 * Calls `work` once after the next paint, or at `pagehide` if the page is unloaded before the
 * paint.
 */
export function runAfterPaint(work: () => void): void {
  const runOnce = () => {
    if (pendingWork.delete(runOnce)) work();
  };
  pendingWork.add(runOnce);
  requestAnimationFrame(() => setTimeout(runOnce));
  setTimeout(runOnce, MAX_WAIT_MS);
}

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => pendingWork.forEach((runOnce) => runOnce()), {
    capture: true,
  });
