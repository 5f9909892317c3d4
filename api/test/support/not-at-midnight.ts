import { setTimeout as pause } from 'node:timers/promises';
import { londonDay } from '../../src/schedule/london-day.ts';

/** What a test file that compares days may take, many times over, in ms. */
const FILE_MS = 120_000;

/** Waits until London's midnight is over where it is near: days that a test has read would be those of yesterday. */
export async function notAtMidnight(): Promise<void> {
  const today = londonDay(new Date());
  while (londonDay(new Date()) === today && londonDay(new Date(Date.now() + FILE_MS)) !== today)
    await pause(1000);
}
