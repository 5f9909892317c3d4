import { setTimeout as pause } from 'node:timers/promises';
import { toLondonDay } from '../../src/schedule/london-day.ts';

/** Longest duration of a test file that compares days, with a large margin, in ms. */
const FILE_MS = 120_000;

/**
 * Waits until midnight in London has passed if it is near. Otherwise the day could change during a
 * test.
 */
export async function waitPastMidnight(): Promise<void> {
  const today = toLondonDay(new Date());
  while (toLondonDay(new Date()) === today && toLondonDay(new Date(Date.now() + FILE_MS)) !== today)
    await pause(1000);
}
