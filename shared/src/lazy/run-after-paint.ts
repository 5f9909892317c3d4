/** A background tab does not paint. */
const MAX_WAIT_MS = 200;

const pendingWork = new Set<() => void>();

/**
 * Runs work in its own task after the browser has painted. It runs at `pagehide` if the page is
 * unloaded first.
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
