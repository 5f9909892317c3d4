import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Pause between two rounds of closing idle connections, in ms. */
const CLOSE_INTERVAL_MS = 50;

/**
 * Time in ms that a connection without a request has for its first request while the server closes.
 */
const FIRST_REQUEST_GRACE_MS = 1_000;

/**
 * Closes each connection after its current response. Otherwise keep-alive connections would delay
 * the end of the process. Also closes connections without a request after a second, because
 * browsers open connections in advance and Node does not count them as idle.
 */
export function drainConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL_MS);
    const graceTimer = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, FIRST_REQUEST_GRACE_MS);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(graceTimer);
    });
    timer.unref();
    done();
  });
}
