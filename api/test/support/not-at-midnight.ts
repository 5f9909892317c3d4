import { setTimeout as pause } from 'node:timers/promises';
import { toLondonDay } from '../../src/schedule/london-day.ts';

/** Maximum time of a test file that compares days, with a large margin, in ms. */
const FILE_MS = 120_000;

/**
 * Waits for London's midnight to pass if it is near. Otherwise a test could read days that are over
 * a moment later.
 */
export async function notAtMidnight(): Promise<void> {
  const today = toLondonDay(new Date());
  while (toLondonDay(new Date()) === today && toLondonDay(new Date(Date.now() + FILE_MS)) !== today)
    await pause(1000);
}
