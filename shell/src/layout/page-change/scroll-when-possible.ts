import { BEFORE_REACT } from '../../parts/before-react';
import { PAGE_LIMIT_MS } from './page-limit';

/**
 * Scrolls to a position that may not exist yet, because remotes and data arrive late. `findTop`
 * returns the position in px from the top, or null. Any input of the shopper cancels the wait.
 * Returns a function that cancels it too.
 */
export function scrollWhenPossible(find: () => number | null) {
  const end = performance.now() + PAGE_LIMIT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of shopperActs) window.removeEventListener(name, stop, BEFORE_REACT);
  };
  const attempt = () => {
    const top = find();
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const reachable = top !== null && top <= room + 1;
    if (top !== null) window.scrollTo(0, top);
    if (reachable || performance.now() > end) return stop();
    frame = requestAnimationFrame(attempt);
  };
  for (const name of shopperActs) window.addEventListener(name, stop, BEFORE_REACT);
  attempt();
  return stop;
}

const shopperActs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
