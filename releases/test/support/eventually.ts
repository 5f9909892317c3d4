import { setTimeout as pause } from 'node:timers/promises';

/** How long something may take that happens within seconds, in ms: many times that. */
const PATIENCE_MS = 180_000;

/** Asserts until it holds; throws what was wrong in the end. */
export async function eventually(hold: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await hold();
    } catch (cause) {
      if (Date.now() > end) throw cause;
    }
    await pause(50);
  }
}
