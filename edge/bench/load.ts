import { createHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

/** A request with its expected response. */
export interface Question {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status: number;
  /** Expected bytes, or a function if each response differs. */
  expected: Buffer | ((body: Buffer) => boolean);
}

/** Result of a load. Goodput counts only right responses. */
export interface Load {
  right: number;
  wrong: number;
  /** Number of 503 responses with Retry-After. */
  refused: number;
  seconds: number;
  /** In ms. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  origin: string;
  connections: number;
  /** Duration of the load in ms. Running requests are then awaited. */
  forMs: number;
  /** Largest number of requests. */
  most?: number;
  next(): Question;
}

/**
 * Sends requests over several connections, the next one on each after its response. Each response
 * is compared byte for byte, which `autocannon` can only do for text. A connection that gets 503
 * with Retry-After stops.
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
 * Returns the kind of a response. It uses no streams, so that the client is cheaper than the
 * server.
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
