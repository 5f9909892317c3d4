import type { ChildProcess } from 'node:child_process';

export interface HealthLimits {
  /** Pause between two pings, in ms. */
  interval: number;
  /** Number of unanswered pings after which the process counts as frozen. */
  maxUnanswered: number;
}

export const HEALTH_LIMITS: HealthLimits = { interval: 1_000, maxUnanswered: 10 };

/**
 * Calls `onFrozen` if the child leaves too many pings unanswered. Resets the count if this process
 * itself was frozen, because the child may have been frozen too.
 */
export function watchHealth(
  child: ChildProcess,
  { interval, maxUnanswered }: HealthLimits,
  onFrozen: () => void,
): () => void {
  let unansweredCount = 0;
  let pingedAt = performance.now();
  const onMessage = (message: unknown) => {
    if (message === PONG) unansweredCount = 0;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - pingedAt >= 2 * interval) unansweredCount = 0;
    pingedAt = now;
    if (unansweredCount >= maxUnanswered) {
      stop();
      onFrozen();
    } else if (child.connected) {
      unansweredCount += 1;
      child.send(PING, () => undefined);
    }
  }, interval);
  child.on('message', onMessage);
  const stop = () => {
    clearInterval(timer);
    child.off('message', onMessage);
  };
  return stop;
}

/** Responds in a child process to the pings of `watchHealth`. */
export function answerPings(): void {
  process.on('message', (message) => {
    if (message === PING) process.send?.(PONG);
  });
  // The open channel to the parent must not keep the process alive.
  process.channel?.unref();
}

const PING = 'ping';
const PONG = 'pong';
