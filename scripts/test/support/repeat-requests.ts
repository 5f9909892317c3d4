import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 30;

/**
 * Requests the next of the paths every 30 ms, each time on a new connection. Requests at different
 * moments find a shorter gap than as many requests at one moment. The result of `end` has the
 * failures and the number of reset connections. It also has the longest time of a request, and the
 * longest time in which one path had no successful response. A request whose connection was reset
 * is sent once more, as browsers and proxies do. Linux resets the waiting connections of a port
 * when one of the processes that listen at the port ends.
 */
export function repeatRequests(origin: string, paths: readonly string[]) {
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  const successAt = new Map<string, number>();
  let [count, resetCount, longestMs, longestGapMs, isEnded] = [0, 0, 0, 0, false];
  const send = async (path: string) => {
    const startedAt = performance.now();
    const failure = await findFailure(origin + path)
      .catch((cause: Error) => {
        const { code = '' } = (cause.cause ?? {}) as NodeJS.ErrnoException;
        if (!['ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) throw cause;
        resetCount += 1;
        return findFailure(origin + path);
      })
      .then(
        (status) => (status === null ? null : `${path} ${status}`),
        (cause: Error) => `${path} ${String(cause.cause ?? cause)}`,
      );
    const now = performance.now();
    if (failure !== null) failures.push(failure);
    else {
      longestGapMs = Math.max(longestGapMs, Math.round(now - (successAt.get(path) ?? now)));
      successAt.set(path, now);
    }
    longestMs = Math.max(longestMs, Math.round(now - startedAt));
    count += 1;
  };
  const sendInTurn = async () => {
    for (let index = 0; !isEnded; index += 1) {
      const request = send(paths[index % paths.length] ?? '/').finally(() =>
        running.delete(request),
      );
      running.add(request);
      await pause(INTERVAL_MS);
    }
  };
  const sending = sendInTurn();
  return {
    async end() {
      isEnded = true;
      await sending;
      await Promise.all(running);
      return { failures, longestMs, longestGapMs, count, resetCount };
    },
  };
}

/**
 * Resolves to the status of a failed response, or to null if the response is successful. Rejects if
 * the connection breaks.
 */
async function findFailure(url: string): Promise<number | null> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  await response.arrayBuffer();
  return response.ok ? null : response.status;
}
