import { CAPTURE_OPTIONS } from '../../islands/capture-options';
import { PAGE_TIMEOUT_MS } from './page-timeout';

/** Remotes and data arrive late. Any input of the shopper cancels the wait. */
export function scrollWhenPossible(findTop: () => number | null) {
  const deadline = performance.now() + PAGE_TIMEOUT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const eventName of inputEvents)
      window.removeEventListener(eventName, stop, CAPTURE_OPTIONS);
  };
  const attempt = () => {
    const top = findTop();
    const maxScrollTop = document.documentElement.scrollHeight - window.innerHeight;
    const isReachable = top !== null && top <= maxScrollTop + 1;
    if (top !== null) window.scrollTo(0, top);
    if (isReachable || performance.now() > deadline) return stop();
    frame = requestAnimationFrame(attempt);
  };
  for (const eventName of inputEvents) window.addEventListener(eventName, stop, CAPTURE_OPTIONS);
  attempt();
  return stop;
}

const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
