import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BUSY_RETRY_SECONDS } from './busy-error.ts';
import { countOverloadRefusal } from './count-refusal.ts';

/**
 * Node closes new connections above the limit times this factor without a response, because even a
 * refusal costs memory.
 */
const DROP_FACTOR = 2;

/** Shortest time in ms between two rounds of closing idle connections. */
const CLOSE_INTERVAL_MS = 1000;

/**
 * Refuses requests on connections above the limit with 503, and closes these connections. Urgent
 * requests, such as orders, are served on such connections too. While the limit is exceeded, closes
 * idle connections.
 */
export function limitConnections(
  app: FastifyInstance,
  maxConnections: number,
  isUrgent: (request: FastifyRequest) => boolean,
  createError: () => Error,
): void {
  const { server } = app;
  const surplusSockets = new WeakSet<Socket>();
  let connections = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = maxConnections * DROP_FACTOR;
  server.on('drop', () => countOverloadRefusal('connection_dropped'));
  server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
    if (connections <= maxConnections) return;
    surplusSockets.add(socket);
    if (performance.now() - closedAt < CLOSE_INTERVAL_MS) return;
    closedAt = performance.now();
    server.closeIdleConnections();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!surplusSockets.has(request.raw.socket) || isUrgent(request)) return done();
    countOverloadRefusal('connection');
    void reply.headers({ connection: 'close', 'retry-after': BUSY_RETRY_SECONDS });
    done(createError());
  });
}
