import { answerPings } from './watch-health.ts';

/** What a process tells its supervisor once it serves, with lines for whoever started the shop. */
interface OpenMessage {
  open: true;
  lines: readonly string[];
}

/** Tells the supervisor that this process serves, and starts to answer pings. Returns whether it has a supervisor. */
export function tellOpen(lines: readonly string[] = []): boolean {
  answerPings();
  const message: OpenMessage = { open: true, lines };
  return process.send?.(message) !== undefined;
}

/** Node's own watch mode sends messages the same way. */
export const isOpenMessage = (message: unknown): message is OpenMessage =>
  typeof message === 'object' && message !== null && 'open' in message && message.open === true;

/** Time between two checks whether npm still runs, in ms. */
const PARENT_CHECK = 500;

const parent = process.ppid;

/**
 * Calls `end`, perhaps repeatedly, after the parent has ended. The parent counts only if it has an IPC channel to this
 * process or is npm: a shell, for example, may end before a process that it started in the background.
 */
export function onOrphaned(end: () => void): void {
  if (process.send === undefined) {
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => process.ppid === parent || end(), PARENT_CHECK).unref();
  } else if (process.connected) process.once('disconnect', end);
  else end();
}
