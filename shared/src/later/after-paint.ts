/** Where the browser draws nothing, as in a tab behind: the latest, in ms. */
const LATEST_MS = 200;

const waiting = new Set<() => void>();

/**
 * Does what need not be seen at once in a task of its own, after the browser has drawn what was pressed. Nothing of it
 * is lost: who leaves the page before then has it done on the way.
 */
export function afterPaint(work: () => void): void {
  const once = () => {
    if (waiting.delete(once)) work();
  };
  waiting.add(once);
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST_MS);
}

// Before the store is written for the last time (`../store/persistence/remember.ts`).
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => waiting.forEach((once) => once()), { capture: true });
