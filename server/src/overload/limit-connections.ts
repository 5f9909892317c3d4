import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BUSY_RETRY_SECONDS } from './busy-error.ts';
import { countOverloadRefusal } from './count-refusal.ts';

/** Node drops connections above the limit times this number, because responses cost memory too. */
const DROP_FACTOR = 2;

/** Shortest time between two closings of idle connections, in ms. */
const CLOSE_INTERVAL_MS = 1000;

/**
 * Refuses the requests of connections above the limit with 503 and ends these connections. Urgent
 * requests, such as orders, are served there too. Idle connections are closed while the limit is
 * exceeded.
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
