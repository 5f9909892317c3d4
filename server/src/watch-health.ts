import type { ChildProcess } from 'node:child_process';

/** How soon a process counts as frozen. */
export interface HealthLimits {
  /** Milliseconds between two pings of a process. */
  interval: number;
  /** Pings in a row without any answer after which the process counts as frozen. */
  maxUnanswered: number;
}

export const HEALTH_LIMITS: HealthLimits = { interval: 1_000, maxUnanswered: 10 };

/**
 * Pings a process over its channel and calls `onFrozen` once it has answered none of `maxUnanswered` pings in a
 * row. A ping that was due long ago does not count: then this process itself got no time, and so perhaps did the
 * other. Returns a function that ends it.
 */
export function watchHealth(
  child: ChildProcess,
  { interval, maxUnanswered }: HealthLimits,
  onFrozen: () => void,
): () => void {
  let unanswered = 0;
  let pingedAt = performance.now();
  const onMessage = (message: unknown) => {
    if (message === PONG) unanswered = 0;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - pingedAt >= 2 * interval) unanswered = 0;
    pingedAt = now;
    if (unanswered >= maxUnanswered) {
      stop();
      onFrozen();
    } else if (child.connected) {
      unanswered += 1;
      // A failure means that the process has ended, which its supervisor notices.
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

/** Answers the supervisor's pings: a process that runs its event loop is healthy. */
export function answerPings(): void {
  process.on('message', (message) => {
    if (message === PING) process.send?.(PONG);
  });
  // Waiting for pings alone keeps no process running.
  process.channel?.unref();
}

const PING = 'ping';
const PONG = 'pong';
