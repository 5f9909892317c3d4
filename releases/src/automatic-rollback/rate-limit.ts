import { WINDOW_MS } from './report-counter.ts';

const MAX_KEYS = 10_000;

/** Returns a function that permits each key, such as a network, `max` times in five minutes. */
export function createRateLimit(
  max: number,
  now: () => number = performance.now.bind(performance),
) {
  let windowStart = now();
  const countByKey = new Map<string, number>();
  return (key: string): boolean => {
    if (now() - windowStart > WINDOW_MS) {
      countByKey.clear();
      windowStart = now();
    }
    const count = (countByKey.get(key) ?? 0) + 1;
    if (count > max || (count === 1 && countByKey.size >= MAX_KEYS)) return false;
    countByKey.set(key, count);
    return true;
  };
}
