import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that can stop all traffic without an error. */
export interface StallingProxy {
  /** URL of the server through this proxy. */
  url: string;
  stall(): void;
  goOn(): void;
  /** Breaks every connection and refuses new ones. */
  close(): Promise<void>;
}

export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const pipeSocket = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isStalled) from.pause();
    from.on('data', (part) => to.write(part));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    pipeSocket(client, server);
    pipeSocket(server, client);
    if (isStalled) client.pause();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      if (proxy.listening) await once(proxy, 'close');
    },
  };
}
