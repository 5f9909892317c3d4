import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts an HTTP server at a free port of this machine. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closeEvent = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closeEvent;
    },
  };
}
