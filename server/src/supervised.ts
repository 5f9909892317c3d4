import { answerPings } from './watch-health.ts';

/** Message of a process that serves, with lines for the user. */
interface OpenMessage {
  open: true;
  lines: readonly string[];
}

/**
 * Notifies the supervisor that this process serves, and starts to respond to pings. Returns whether
 * it has a supervisor.
 */
export function notifyOpen(lines: readonly string[] = []): boolean {
  answerPings();
  const message: OpenMessage = { open: true, lines };
  return process.send?.(message) !== undefined;
}

/**
 * Returns whether a message is an `OpenMessage`. Node's watch mode sends other messages on the same
 * channel.
 */
export const isOpenMessage = (message: unknown): message is OpenMessage =>
  typeof message === 'object' && message !== null && 'open' in message && message.open === true;

/** Interval of the check whether the parent process still runs, in ms. */
const PARENT_CHECK_MS = 500;

const parentPid = process.ppid;

/**
 * Calls `end`, perhaps repeatedly, after the parent has ended. Ignores a parent that has no IPC
 * channel to this process and is not npm. A shell, for example, may end before its background
 * process.
 */
export function onOrphaned(end: () => void): void {
  if (process.send === undefined) {
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => process.ppid === parentPid || end(), PARENT_CHECK_MS).unref();
  } else if (process.connected) process.once('disconnect', end);
  else end();
}
