import { createHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

/** A request and its expected response. */
export interface Question {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status: number;
  /** Expected body, or a function that checks the body if each response differs. */
  expected: Buffer | ((body: Buffer) => boolean);
}

/** Result of a load: numbers of right, wrong and refused responses, and latencies. */
export interface Load {
  right: number;
  wrong: number;
  /** Number of 503 responses with Retry-After. */
  refused: number;
  seconds: number;
  /** Median and 99th percentile of the latency, in ms. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  origin: string;
  connections: number;
  /** Duration of the load in ms, after which running requests are awaited. */
  forMs: number;
  /** Largest number of requests. */
  most?: number;
  next(): Question;
}

/**
 * Sends requests over several connections, on each one after another. Each response is compared
 * byte for byte, which `autocannon` can only do for text. A connection stops after a 503 response
 * with Retry-After.
 */
export async function load({ origin, connections, forMs, most, next }: LoadOptions): Promise<Load> {
  const times = createHistogram();
  const started = performance.now();
  const sum = { right: 0, wrong: 0, refused: 0 };
  let left = most ?? Number.POSITIVE_INFINITY;
  const clients = Array.from({ length: connections }, () => new Client(origin));
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - started < forMs && left > 0) {
        left -= 1;
        const asked = performance.now();
        const found = await ask(client, next());
        sum[found] += 1;
        if (found === 'refused') break;
        times.record(Math.max(1, Math.round((performance.now() - asked) * 1000)));
      }
      await client.close();
    }),
  );
  return {
    ...sum,
    seconds: (performance.now() - started) / 1000,
    p50: times.percentile(50) / 1000,
    p99: times.percentile(99) / 1000,
  };
}

/**
 * Sends one request and returns whether the response is right. It uses no streams, so that the
 * client needs less processor time than the server.
 */
function ask(client: Client, { path, method = 'GET', headers, body, status, expected }: Question) {
  const answer = Promise.withResolvers<'right' | 'wrong' | 'refused'>();
  const parts: Buffer[] = [];
  let given = 0;
  let isRefused = false;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => undefined,
    onResponseStart(_controller, statusCode, told) {
      given = statusCode;
      isRefused = statusCode === 503 && told['retry-after'] !== undefined;
    },
    onResponseData: (_controller, part) => void parts.push(part),
    onResponseEnd() {
      const whole = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
      const isAsExpected = Buffer.isBuffer(expected) ? expected.equals(whole) : expected(whole);
      if (isRefused) return answer.resolve('refused');
      answer.resolve(given === status && isAsExpected ? 'right' : 'wrong');
    },
    onResponseError: () => answer.resolve('wrong'),
  };
  client.dispatch({ path, method, headers, body }, handler);
  return answer.promise;
}
