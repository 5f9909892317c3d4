import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait in ms many times longer than a busy machine needs. */
const PATIENCE_MS = 300_000;

/** Repeats an assertion until it succeeds. Throws its last failure at the time limit. */
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
