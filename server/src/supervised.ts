import { answerPings } from './watch-health.ts';

/** What a process tells its supervisor once it serves, with lines for whoever started the shop. */
interface OpenMessage {
  open: true;
  lines: readonly string[];
}

/** Tells the supervisor that this process serves, and answers its pings from now on; returns whether there is one. */
export function tellOpen(lines: readonly string[] = []): boolean {
  answerPings();
  const message: OpenMessage = { open: true, lines };
  return process.send?.(message) !== undefined;
}

/** Node's own watch mode sends messages the same way. */
export const isOpenMessage = (message: unknown): message is OpenMessage =>
  typeof message === 'object' && message !== null && 'open' in message && message.open === true;

/** Milliseconds between two checks whether npm still runs. */
const PARENT_CHECK = 500;

const parent = process.ppid;

/**
 * Calls `end`, perhaps repeatedly, once the process that started this one over a channel, or npm, is gone. Any
 * other parent may end before this process: a shell that started it in the background does.
 */
export function onOrphaned(end: () => void): void {
  if (process.send === undefined) {
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => process.ppid === parent || end(), PARENT_CHECK).unref();
  } else if (process.connected) process.once('disconnect', end);
  else end();
}
