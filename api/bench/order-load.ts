import { Agent, request } from 'node:http';
import type { BenchShopper } from './bench-shopper.ts';

/**
 * Places orders for some seconds. All shoppers order at the same time, and each sends one order
 * after another.
 */
export async function placeOrdersFor(
  seconds: number,
  shoppers: readonly BenchShopper[],
  ports: readonly number[],
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      while (performance.now() - startedAt < seconds * 1000) {
        const sentAt = performance.now();
        await placeOrder(shopper, ports[index % ports.length]);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

const agent = new Agent({ keepAlive: true });

/** Sends an order over HTTP. Rejects if the backend refuses the order. */
function placeOrder(
  { headers, createOrderBody }: BenchShopper,
  port: number | undefined,
): Promise<void> {
  const body = Buffer.from(JSON.stringify(createOrderBody()));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const clientRequest = request({
    agent,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/users/orderplace',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
  });
  clientRequest.on('error', reject).on('response', (response) => {
    response.resume().on('end', () => {
      if (response.statusCode === 200) resolve();
      else reject(new Error(`An order was refused with ${response.statusCode}.`));
    });
  });
  clientRequest.end(body);
  return promise;
}
