import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/**
 * Starts a backend that serves this JSON at these paths. A path with null never gets a response.
 * Other paths get 404.
 */
export async function startFixedBackend(responses: Record<string, string | null>) {
  const requestedPaths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requestedPaths.push(url);
    const answer = responses[url];
    if (answer === null) return;
    response.statusCode = answer === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json').end(answer ?? '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: `http://127.0.0.1:${port}`, asked: () => requestedPaths };
}
