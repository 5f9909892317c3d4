import { createHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

/** One question and what the right answer is. */
export interface Question {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status: number;
  /** The very bytes; a function where each answer is another. */
  expected: Buffer | ((body: Buffer) => boolean);
}

/** Goodput counts right answers only. */
export interface Load {
  right: number;
  wrong: number;
  /** Answered with 503 and when to come again. */
  refused: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  origin: string;
  connections: number;
  /** How long questions are asked, in ms; those under way are waited for. */
  forMs: number;
  /** Asks at most so many. */
  most?: number;
  next(): Question;
}

/**
 * Asks over so many connections, on each the next question when the answer before it is there. Each answer
 * is compared byte for byte, which `autocannon` does with text alone, and compressed pages are none. Where a
 * server is too busy and says when to come again, that connection asks nothing more.
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

/** What kind of answer comes; without streams, so that asking costs less than answering. */
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
