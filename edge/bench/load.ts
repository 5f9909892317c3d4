import { createHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

export interface ExpectedRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status: number;
  expected: Buffer | ((body: Buffer) => boolean);
}

export interface LoadResult {
  correct: number;
  wrong: number;
  refused: number;
  seconds: number;
  p50: number;
  p99: number;
}

interface LoadOptions {
  origin: string;
  connections: number;
  durationMs: number;
  maxRequests?: number;
  nextRequest(): ExpectedRequest;
}

/**
 * Sends requests for `durationMs` and compares each response with the expected one. A connection
 * sends no more requests after a 503 response with Retry-After.
 */
export async function load({
  origin,
  connections,
  durationMs,
  maxRequests,
  nextRequest,
}: LoadOptions): Promise<LoadResult> {
  const latencies = createHistogram();
  const startedAt = performance.now();
  const counts = { correct: 0, wrong: 0, refused: 0 };
  let remaining = maxRequests ?? Number.POSITIVE_INFINITY;
  const clients = Array.from({ length: connections }, () => new Client(origin));
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - startedAt < durationMs && remaining > 0) {
        remaining -= 1;
        const sentAt = performance.now();
        const outcome = await sendRequest(client, nextRequest());
        counts[outcome] += 1;
        if (outcome === 'refused') break;
        latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
      }
      await client.close();
    }),
  );
  return {
    ...counts,
    seconds: (performance.now() - startedAt) / 1000,
    p50: latencies.percentile(50) / 1000,
    p99: latencies.percentile(99) / 1000,
  };
}

/**
 * Sends a request without streams, so that the client needs less processor time than the server.
 */
export function sendRequest(
  client: Pick<Dispatcher, 'dispatch'>,
  { path, method = 'GET', headers, body, status, expected }: ExpectedRequest,
) {
  const outcome = Promise.withResolvers<'correct' | 'wrong' | 'refused'>();
  const parts: Buffer[] = [];
  let receivedStatus = 0;
  let isRefused = false;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => undefined,
    onResponseStart(_controller, statusCode, responseHeaders) {
      receivedStatus = statusCode;
      isRefused = statusCode === 503 && responseHeaders['retry-after'] !== undefined;
    },
    onResponseData: (_controller, part) => void parts.push(part),
    onResponseEnd() {
      const responseBody = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
      const isAsExpected = Buffer.isBuffer(expected)
        ? expected.equals(responseBody)
        : expected(responseBody);
      if (isRefused) return outcome.resolve('refused');
      outcome.resolve(receivedStatus === status && isAsExpected ? 'correct' : 'wrong');
    },
    onResponseError: () => outcome.resolve('wrong'),
  };
  client.dispatch({ path, method, headers, body }, handler);
  return outcome.promise;
}
