import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const MAX_CONCURRENT_REQUESTS = 16;

/**
 * Destroys a connection with too many concurrent requests, because their responses could fill the
 * memory.
 */
export function limitPipelining(app: FastifyInstance): void {
  const requestCounts = new WeakMap<Socket, number>();
  const changeCount = (socket: Socket, delta: number) => {
    const newCount = (requestCounts.get(socket) ?? 0) + delta;
    requestCounts.set(socket, newCount);
    return newCount;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    reply.raw.once('close', () => changeCount(socket, -1));
    if (changeCount(socket, 1) <= MAX_CONCURRENT_REQUESTS) return done();
    reply.hijack();
    socket.destroy();
  });
}
