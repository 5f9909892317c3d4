import { answerPings } from './watch-health.ts';

interface OpenMessage {
  open: true;
  lines: readonly string[];
}

interface PreparedMessage {
  prepared: true;
}

/**
 * Notifies the supervisor that this process serves requests. `lines` are lines for the user.
 * Returns false without a supervisor.
 */
export function notifyOpen(lines: readonly string[] = []): boolean {
  answerPings();
  const message: OpenMessage = { open: true, lines };
  return process.send?.(message) !== undefined;
}

/**
 * Notifies the supervisor that this process only waits for its database. During a change-over, the
 * old shop still has the embedded database open.
 */
export function notifyPrepared(): void {
  const message: PreparedMessage = { prepared: true };
  process.send?.(message);
}

export const isPreparedMessage = (message: unknown): message is PreparedMessage =>
  typeof message === 'object' && message !== null && 'prepared' in message;

/** Checks the type, because Node's watch mode sends other messages on the same channel. */
export const isOpenMessage = (message: unknown): message is OpenMessage =>
  typeof message === 'object' && message !== null && 'open' in message && message.open === true;

/** Pause between two checks whether the parent has ended, in ms. */
const PARENT_CHECK_MS = 500;

const parentPid = process.ppid;

/**
 * Calls `end` when the parent has ended. Only npm and a supervisor count as parents, because a
 * shell may end before its commands.
 */
export function onOrphaned(end: () => void): void {
  if (process.send === undefined) {
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => process.ppid === parentPid || end(), PARENT_CHECK_MS).unref();
  } else if (process.connected) process.once('disconnect', end);
  else end();
}
