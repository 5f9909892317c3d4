import { Agent, request } from 'node:http';
import type { BenchShopper } from './bench-shopper.ts';

/** Places orders for some seconds. Shoppers order concurrently, and each shopper sequentially. */
export async function placeFor(
  seconds: number,
  shoppers: readonly BenchShopper[],
  ports: readonly number[],
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    shoppers.map(async (shopper, at) => {
      while (performance.now() - started < seconds * 1000) {
        const sent = performance.now();
        await placeOrder(shopper, ports[at % ports.length]);
        times.push(performance.now() - sent);
      }
    }),
  );
  return { times, seconds: (performance.now() - started) / 1000 };
}

const agent = new Agent({ keepAlive: true });

/** Sends an order over HTTP. Rejects if it is refused. */
function placeOrder({ headers, nextOrder }: BenchShopper, port: number | undefined): Promise<void> {
  const body = Buffer.from(JSON.stringify(nextOrder()));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent = request({
    ...{ agent, host: '127.0.0.1', port, method: 'POST', path: '/users/orderplace' },
    headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
  });
  sent.on('error', reject).on('response', (response) => {
    response.resume().on('end', () => {
      if (response.statusCode === 200) resolve();
      else reject(new Error(`An order was refused with ${response.statusCode}.`));
    });
  });
  sent.end(body);
  return promise;
}
