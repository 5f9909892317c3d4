/** What a process tells its supervisor once it serves, with lines for whoever started the shop. */
interface OpenMessage {
  open: true;
  lines: readonly string[];
}

/** Tells the supervisor that this process serves; returns whether there is one. */
export function tellOpen(lines: readonly string[] = []): boolean {
  const message: OpenMessage = { open: true, lines };
  return process.send?.(message) !== undefined;
}

/** Node's own watch mode sends messages the same way. */
export const isOpenMessage = (message: unknown): message is OpenMessage =>
  typeof message === 'object' && message !== null && 'open' in message && message.open === true;

/** Calls `end` once the process that started this one, over a channel, is gone; at once if it is already. */
export function onOrphaned(end: () => void): void {
  if (process.send === undefined) return;
  if (process.connected) process.once('disconnect', end);
  else end();
}
