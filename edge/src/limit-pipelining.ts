import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Largest number of concurrent requests on one connection. Browsers do not pipeline requests. */
const MOST_AT_ONCE = 16;

/**
 * Destroys a connection with too many concurrent requests. Their responses would fill the memory,
 * and their calls would occupy the backend.
 */
export function limitPipelining(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, step: number) => {
    const now = (underWay.get(socket) ?? 0) + step;
    underWay.set(socket, now);
    return now;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    reply.raw.once('close', () => count(socket, -1));
    if (count(socket, 1) <= MOST_AT_ONCE) return done();
    reply.hijack();
    socket.destroy();
  });
}
